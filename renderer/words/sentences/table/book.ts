/**
 * Words parts of the scenario book that `campaignBook` does not: effects at the start, changed
 * numbers, objectives.
 */
import { readEffects } from '#shared/content/notation/effects';
import type { TreasureReward } from '#shared/content/types';
import type { BookView, RestView, ObjectiveView } from '#shared/rules/book/bookViewShape';
import type { ModifierCard } from '#shared/vocabulary';
import { roundsText } from '../party/campaignBook';
import { conditionName, cardName, ELEMENT_NAMES, effectName, type Names } from '../names/names';
import { TABLE_WORDS } from '../play';

export const { BOOK } = TABLE_WORDS.book;

type StartEffect = BookView['startEffects'][number];

type ElementSetting = BookView['elements'][number];

type Damage = BookView['damage'][number];

type Override = BookView['statOverrides'][number];

export function startEffectText(effect: StartEffect): string {
  return effect.type === 'condition'
    ? BOOK.startCondition(conditionName(effect.condition))
    : BOOK.startCards(effect.count, cardName(effect.card as ModifierCard));
}

export function elementsText({ elements, rounds }: ElementSetting): string {
  const settings = Object.entries(elements).map(([element, state]) =>
    BOOK.elementAs(ELEMENT_NAMES[element as keyof typeof ELEMENT_NAMES], state),
  );
  return BOOK.elements(settings, roundsText(rounds));
}

export function damageText({ printed, amount }: Damage, names: Names): string {
  const { monster, objective, to, timing, rounds, whileObjectivePresent: while_ } = printed;
  const target = monster === undefined ? (objective ?? BOOK.damageTo[to]) : names.monster(monster);
  const time = BOOK.damageTimes[timing](roundsText(rounds));
  const when = while_ === undefined ? time : `${time}, ${BOOK.damageIf(while_)}`;
  return BOOK.damage(amount === null ? BOOK.noAmount : String(amount), target, when);
}

export function overrideText(override: Override, names: Names): string {
  const { monster, monsterNameContains: part, perUndestroyed, addAttackEffects, deck } = override;
  const who = monster === undefined ? BOOK.everyKind(part ?? '') : names.monster(monster);
  const counts = (['hitPoints', 'attack', 'move', 'range'] as const).flatMap((stat) => {
    const factor = override[stat];
    if (factor === undefined) return [];
    if (factor === 'x2') return [BOOK.hitPointsTimes];
    const change = BOOK.change[stat](factor.replace('-', '−').replace('1/2', '½'));
    return [perUndestroyed === undefined ? change : BOOK.overridePer(change)];
  });
  return BOOK.overrides(who, [
    ...counts,
    ...(addAttackEffects ? [BOOK.attacksAdd(readEffects(addAttackEffects).map(effectName))] : []),
    ...(deck === undefined ? [] : [BOOK.ownDeck]),
  ]);
}

export function restText({ monster, rounds, isResting }: RestView, names: Names): string {
  return BOOK.rests(names.monster(monster), roundsText(rounds), isResting);
}

/**
 * An objective in words: 'escort, 8 hit points (4 + (2 × L)), initiative 99, Move 2 towards the hex
 * b'.
 */
export function objectiveText(objective: ObjectiveView, names: Names): string {
  const { role, hitPoints, formula, initiative, actions, inPlay } = objective;
  return [
    BOOK.roles[role],
    hitPoints === null ? BOOK.cannotBeDamaged : BOOK.hitPoints(hitPoints, formula),
    initiative === null ? null : BOOK.initiative(initiative),
    ...actions.map((action) => actionText(action, names)),
    hitPoints === null ? null : BOOK.inPlay(inPlay),
  ]
    .filter((part) => part !== null)
    .join(', ');
}

function actionText(action: ObjectiveView['actions'][number], names: Names): string {
  if (action.type === 'move') {
    const { toward } = action;
    const towards =
      toward === undefined
        ? null
        : 'marker' in toward
          ? BOOK.toMarker(toward.marker)
          : names.monster(toward.monster);
    return BOOK.moves(action.value, towards);
  }
  if (action.type === 'attack') return BOOK.attacks(action.value, action.range ?? null);
  return BOOK.actsByBook;
}

/** The contents of a treasure, which are secret until it is looted. */
export function treasureHolds(
  rewards: readonly TreasureReward[],
  names: Names,
  item: (number: number) => string,
): string {
  const { rewards: words } = BOOK;
  const holds = rewards.map((reward): string => {
    switch (reward.type) {
      case 'gold':
      case 'experience':
      case 'checkMarks':
      case 'damage':
        return words[reward.type](reward.value);
      case 'conditions':
        return words.conditions(reward.conditions.map((each) => conditionName(each)));
      case 'items':
        return words.items(reward.items.map(item));
      case 'itemDesign':
        return words.itemDesign(item(reward.item));
      case 'scenario':
        return words.scenario(names.scenario(reward.scenario));
      default:
        return words[reward.type];
    }
  });
  return holds.length === 0 ? '' : BOOK.holds(holds);
}
