import type { Content } from '#shared/content/content';
import { classHitPoints } from '#shared/content/stats';
import {
  achievementName,
  achievementsOf,
  type AchievementScope,
} from '#shared/rules/campaign/party/achievements';
import { priceModifier } from '#shared/rules/campaign/items/shop';
import { nextDonationMark, prosperityView } from '#shared/rules/campaign/party/prosperity';
import type { Campaign, CharacterSheet } from '#shared/state';
import { DIFFICULTY_WORDS } from '../../../words/sentences/steps/commands';
import { listOf } from '../../../words/sentences/play';
import { signed, upperFirst } from '../../../words/helpers/phrases';
import { type Names } from '../../../words/sentences/names/names';
import { PRINT } from '../../../words/sentences/print/print';
import type { Fact, PrintBlock } from '../blocks';
import { paragraphs } from './paragraphs';
import { scenarioBlocks } from './partyScenarios';

const SEATS = 4;
const COLUMNS = 8;

/** The party sheet: the state of the campaign, and space to write on. */
export function partyBlocks(
  campaign: Campaign,
  content: Content,
  names: Names,
): readonly PrintBlock[] {
  const { characters, retired } = campaign;
  return [
    ...(characters.length === 0
      ? [{ key: 'empty', kind: 'sentence', text: PRINT.partyEmpty } as const]
      : []),
    { key: 'facts', kind: 'facts', title: campaign.name, facts: factsOf(campaign, content) },
    {
      key: 'characters',
      kind: 'table',
      title: PRINT.characters,
      isForm: true,
      columns: COLUMNS_OF_CHARACTERS,
      rows: [
        ...characters.map((sheet) => rowOf(sheet, content, names)),
        ...blankRows(SEATS - characters.length),
      ],
    },
    ...(retired.length === 0 ? [] : [retiredBlock(campaign, names)]),
    {
      key: 'world',
      kind: 'facts',
      title: PRINT.world,
      facts: worldOf(campaign, content, names),
    },
    ...scenarioBlocks(campaign, content, names),
    ...paragraphs(campaign.party.notes).map((text, index): PrintBlock => ({
      key: `notes-${index}`,
      kind: 'sentence',
      text: index === 0 ? `${PRINT.notes}: ${text}` : text,
    })),
    { key: 'lines', kind: 'lines', title: PRINT.notes, count: 4, grows: true },
  ];
}

const COLUMNS_OF_CHARACTERS = [
  { name: PRINT.name, width: '22%' },
  { name: PRINT.class, width: '17%' },
  { name: PRINT.player, width: '15%' },
  ...[
    PRINT.levelColumn,
    PRINT.experienceShort,
    PRINT.goldColumn,
    PRINT.hitPoints,
    PRINT.perksColumn,
  ].map((name) => ({ name, align: 'center' as const })),
];

function factsOf(campaign: Campaign, content: Content): readonly Fact[] {
  const { party } = campaign;
  const { level, marks, nextAt } = prosperityView(content.levels(), party);
  const nextMark = nextDonationMark(content.levels(), party.donated);
  return [
    { name: PRINT.difficulty, value: upperFirst(DIFFICULTY_WORDS[campaign.difficulty]) },
    { name: PRINT.solo, value: campaign.solo ? PRINT.yes : PRINT.no },
    { name: PRINT.reputation, value: reputationOf(party.reputation, content) },
    { name: PRINT.prosperity, value: PRINT.prosperityOf(level, marks, nextAt) },
    { name: PRINT.donated, value: PRINT.donatedOf(party.donated, nextMark) },
  ];
}

function reputationOf(reputation: number, content: Content): string {
  const written = reputation === 0 ? '0' : signed(reputation);
  const change = priceModifier(content.levels(), reputation);
  return PRINT.reputationOf(written, change === 0 ? null : PRINT.priceChange(signed(change)));
}

function rowOf(sheet: CharacterSheet, content: Content, names: Names): readonly string[] {
  const printed = content.class(sheet.class);
  const hitPoints = sheet.maxHitPoints ?? (printed && classHitPoints(printed, sheet.level));
  return [
    sheet.name,
    names.class(sheet.class),
    sheet.player,
    String(sheet.level),
    String(sheet.experience),
    String(sheet.gold),
    String(hitPoints ?? ''),
    String(sheet.perks.reduce((sum, boxes) => sum + boxes, 0)),
  ];
}

function blankRows(count: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.max(0, count) }, () =>
    Array.from({ length: COLUMNS }, () => ''),
  );
}

function retiredBlock({ retired }: Campaign, names: Names): PrintBlock {
  return {
    key: 'retired',
    kind: 'table',
    title: PRINT.retired,
    columns: [
      { name: PRINT.name, width: '35%' },
      { name: PRINT.class, width: '25%' },
      { name: PRINT.player, width: '25%' },
      { name: PRINT.levelColumn, align: 'center' },
    ],
    rows: retired.map((sheet) => [
      sheet.name,
      names.class(sheet.class),
      sheet.player,
      String(sheet.level),
    ]),
  };
}

/** The world as facts: achievements, treasures, unlocked classes and envelopes. */
function worldOf(campaign: Campaign, content: Content, names: Names): readonly Fact[] {
  const { party } = campaign;
  const list = (words: readonly string[]) => (words.length === 0 ? PRINT.nothing : listOf(words));
  return [
    { name: PRINT.globalAchievements, value: list(achievementNames(campaign, content, 'global')) },
    { name: PRINT.partyAchievements, value: list(achievementNames(campaign, content, 'party')) },
    { name: PRINT.treasures, value: list(party.treasures.map(String)) },
    ...(party.unlockedClasses.length === 0
      ? []
      : [{ name: PRINT.unlocked, value: list(party.unlockedClasses.map(names.class)) }]),
    ...(party.envelopes.length === 0
      ? []
      : [{ name: PRINT.envelopes, value: list(party.envelopes) }]),
  ];
}

function achievementNames(
  campaign: Campaign,
  content: Content,
  scope: AchievementScope,
): readonly string[] {
  return achievementsOf(campaign, scope).map(({ achievement, count }) => {
    const name = achievementName(content, scope, achievement) || achievement;
    return count > 1 ? `${name} × ${count}` : name;
  });
}
