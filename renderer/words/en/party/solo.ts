/** Words of solo scenarios and their special rules. */
import type { SpecialRule } from '#shared/content/types';
import type { SoloNeed } from '#shared/rules/campaign/scenarios/soloScenarios';

/** Special rules that the players apply. */
export const SPECIAL_RULES: Readonly<Record<SpecialRule, string>> = {
  doorBLocksUntilTheGolemIsDead:
    'Door b is locked until Stone Golem (c) is dead; room 4 opens then.',
  suffer5AndPoison: 'Your character suffers 5 damage and is poisoned, once.',
  altarsPoison:
    'At the end of each round, while an altar stands: your character is poisoned, or suffers 3 damage if it is poisoned already.',
  gatherForTheWave:
    'Before the wave your character goes back to its start, and the allies that live to the hex a.',
  necromancerRaises:
    'When an attack of the cards with initiative 8 or 9 affects its target, Inox Necromancer summons a normal Living Corpse.',
  alliesInferred:
    'No source says which cards the bandits at your side use; here they draw from your deck and act at 49.',
  woundedAlliesSuffer1:
    'At the end of each round every ally with less than all hit points suffers 1.',
  healedAlliesLeave: 'An ally with all its hit points leaves the map; take it off the table.',
  lostIfAnAllyDies: 'The scenario is lost when an ally dies.',
  gateAOpens: 'Door a opens.',
  gateBOpens: 'Door b opens.',
  gateCOpens: 'Door c opens.',
};

/** 'a character of level 5': a requirement of a solo scenario. */
export const soloNeed = ({ what, needed }: Pick<SoloNeed, 'what' | 'needed'>): string => {
  if (what === 'prosperity') return `prosperity ${needed}`;
  return what === 'level' ? `a character of level ${needed}` : `${needed} retired characters`;
};
