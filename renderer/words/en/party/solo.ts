/** Words of solo scenarios. */
import type { SoloNeed } from '#shared/rules/campaign/scenarios/soloScenarios';

/** 'a character of level 5': a requirement of a solo scenario. */
export const soloNeed = ({ what, needed }: Pick<SoloNeed, 'what' | 'needed'>): string => {
  if (what === 'prosperity') return `prosperity ${needed}`;
  return what === 'level' ? `a character of level ${needed}` : `${needed} retired characters`;
};
