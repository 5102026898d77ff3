/** Refusals that name the content pack that is missing or switched off. */
import type { Content } from '../../content/content';
import { packOf, partsOfPack, type PackKind } from '../../content/packs/packs';
import type { Refusal } from '../../refusals';
import { missingPacks } from '../../rules/campaign/missingContent';
import type { Campaign, Game, Scenario } from '../../state';

/** Refuses a scenario with a monster that no known content defines. */
export function unknownInScenario(
  { rooms }: { readonly rooms: readonly { readonly monsters: readonly { id: string }[] }[] },
  { campaign }: Game,
  content: Content,
): Refusal | null {
  const unknown = rooms.flatMap(({ monsters }) => monsters).find(({ id }) => !content.monster(id));
  return unknown ? missing(campaign, content, 'monster', unknown.id) : null;
}

/** Replaces a refusal of unknown content by one that names the missing or disabled pack. */
export function explainMissingPack(
  refusal: Refusal,
  { campaign, scenario }: Game,
  content: Content,
) {
  const named = thingOf(refusal, scenario) ?? ownedItem(refusal, campaign, content);
  if (!named) return refusal;
  const { kind, id } = named;
  if (missingPacks(campaign, content).length === 0 && !packOf(content, kind, id)) return refusal;
  return missing(campaign, content, kind, id);
}

function missing(campaign: Campaign, content: Content, kind: PackKind, id: string): Refusal {
  const owner = packOf(content, kind, id);
  const gone = missingPacks(campaign, content).map(({ name }) => name);
  return {
    code: 'contentIsMissing',
    kind,
    id,
    name: owner ? nameIn(owner, kind, id) : null,
    switchedOff: owner?.name ?? null,
    gone: owner ? [] : gone,
  };
}

function nameIn(owner: NonNullable<ReturnType<typeof packOf>>, kind: PackKind, id: string) {
  return partsOfPack(owner).find((part) => part.kind === kind && part.id === id)?.name ?? null;
}

/** Items of missing packs count as not owned. */
function ownedItem(refusal: Refusal, campaign: Campaign, content: Content): Thing | null {
  if (refusal.code !== 'itemIsNotOwned' || content.item(refusal.item)) return null;
  const sheet = campaign.characters.find((each) => each.id === refusal.character);
  const isOwned = sheet?.items.some(({ item }) => item === refusal.item);
  return isOwned ? { kind: 'item', id: String(refusal.item) } : null;
}

interface Thing {
  readonly kind: PackKind;
  readonly id: string;
}

/** The content that a refusal did not find, if it can belong to a pack. */
function thingOf(refusal: Refusal, scenario: Scenario | null): Thing | null {
  switch (refusal.code) {
    case 'noSuchMonster':
      return { kind: 'monster', id: refusal.monster };
    case 'noSuchDeck':
      return { kind: 'abilityDeck', id: refusal.deck };
    case 'noSuchClass':
      return { kind: 'class', id: refusal.class };
    case 'noSuchItem':
      return { kind: 'item', id: String(refusal.item) };
    case 'noSuchBattleGoal':
      return { kind: 'battleGoal', id: String(refusal.goal) };
    case 'noSuchCondition':
      return { kind: 'condition', id: refusal.condition };
    case 'noSuchQuest':
      return { kind: 'personalQuest', id: String(refusal.quest) };
    case 'noSuchTreasure':
      return { kind: 'treasure', id: String(refusal.treasure) };
    case 'noSuchScenario':
      return { kind: 'scenario', id: refusal.scenario };
    case 'attackValueUnknown': {
      const figure = scenario?.figures.find((each) => each.id === refusal.figure);
      return figure?.kind === 'monster' ? { kind: 'monster', id: figure.type } : null;
    }
    default:
      return null;
  }
}
