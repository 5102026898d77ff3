/** Reports hexes that rules, goals, locks and letters name and that are not on the map. */
import { hexAt, hexNumber } from '../../map/hexes';
import type { Content } from '../content';
import type { Report } from '../reading/problem';
import type { BookCondition, RuleEffect, ScenarioContent } from '../types';
import { ownMapHexes, roomsByHex } from './map';
import { eachGoal } from './rules';

type Place = readonly [number, number];
type Check = (path: string, hexes: readonly Place[] | undefined) => void;

export function namedHexProblems(
  scenario: ScenarioContent,
  content: Pick<Content, 'tile'>,
  report: Report,
): void {
  const { map } = scenario;
  if (!map) return;
  const onMap = roomsByHex(ownMapHexes(map, content));
  const check: Check = (path, hexes) =>
    hexes?.forEach((hex, i) => {
      if (!onMap.has(hexNumber(hexAt(hex)))) report(`${path}[${i}]`, { code: 'offTheMap' });
    });
  map.letters?.forEach(({ hexes }, i) => check(`map.letters[${i}].hexes`, hexes));
  map.doors.forEach(({ locked }, i) => {
    const path = `map.doors[${i}].locked`;
    check(`${path}.heldBy`, placesOf(locked?.heldBy));
    conditionHexes(`${path}.when`, locked?.when, check);
    if (locked?.crushes && !locked.heldBy) report(`${path}.heldBy`, { code: 'missing' });
  });
  eachGoal(scenario.goals, ({ hexes, beside, plates }, path) => {
    check(`${path}.beside`, beside);
    check(`${path}.hexes`, hexes);
    check(`${path}.plates`, placesOf(plates));
  });
  for (const part of ['rules', 'spawns', 'reveals', 'finish', 'damage', 'elements'] as const) {
    scenario[part]?.forEach(({ when }, i) => conditionHexes(`${part}[${i}].when`, when, check));
  }
  scenario.rules?.forEach(({ until, of, does }, i) => {
    conditionHexes(`rules[${i}].until`, until, check);
    check(`rules[${i}].of.near.hexes`, of?.near?.hexes);
    does.forEach((effect, j) => effectHexes(effect, `rules[${i}].does[${j}]`, check));
  });
}

function effectHexes(effect: RuleEffect, path: string, check: Check): void {
  if ('hexes' in effect) check(`${path}.hexes`, effect.hexes);
  if ('at' in effect) check(`${path}.at`, [effect.at]);
  if ('to' in effect) check(`${path}.to.near.hexes`, effect.to?.near?.hexes);
  if ('figures' in effect) check(`${path}.figures.near.hexes`, effect.figures.near?.hexes);
}

function conditionHexes(
  path: string,
  when: readonly BookCondition[] | undefined,
  check: Check,
): void {
  when?.forEach(({ plates, except, hexes }, i) => {
    check(`${path}[${i}].hexes`, hexes);
    check(`${path}[${i}].plates`, placesOf(plates));
    check(`${path}[${i}].except`, except);
  });
}

const placesOf = (plates: BookCondition['plates']): readonly Place[] | undefined =>
  plates?.map(({ at }) => at);
