/** What a campaign comes to, in words that every format has: names, numbers and places. */
import type { Game } from '#shared/state';

/** The facts of a game that no change of the format may touch; everything in it is JSON. */
export function factsOf({ campaign, scenario }: Game) {
  const { party } = campaign;
  return {
    name: campaign.name,
    rules: [campaign.difficulty, campaign.solo],
    characters: campaign.characters.map((sheet) => [
      sheet.name,
      sheet.class,
      sheet.level,
      sheet.experience,
      sheet.gold,
      sheet.checkMarks,
      sheet.perks.reduce((sum, count) => sum + count, 0),
      sheet.items.map(({ item }) => item).join(' '),
    ]),
    retired: campaign.retired.map((sheet) => [sheet.name, sheet.class, sheet.level]),
    completed: campaign.completed,
    packs: campaign.packs.map(({ id }) => id),
    party: [party.reputation, party.prosperity, party.donated, party.notes],
    achievements: [...party.globalAchievements, ...party.partyAchievements].length,
    scenario: scenario && {
      scenario: scenario.scenario,
      level: scenario.level,
      round: scenario.round,
      phase: scenario.phase.name,
      active: scenario.phase.name === 'turns' ? scenario.phase.active : null,
      figures: scenario.figures.map((figure) => [
        figure.id,
        figure.hitPoints,
        figure.maxHitPoints,
        figure.at ? `${String(figure.at.q)},${String(figure.at.r)}` : null,
        figure.conditions.map(({ name }) => name).join(' '),
      ]),
      tokens: scenario.tokens.length,
      elements: scenario.elements,
      revealed: scenario.rooms.filter(({ revealed }) => revealed).length,
      deck: [scenario.monsterDeck.draw.length, scenario.monsterDeck.discard.length],
      targets: scenario.attack?.targets.map(({ figure }) => figure) ?? null,
    },
  };
}
