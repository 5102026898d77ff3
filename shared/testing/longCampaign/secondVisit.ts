/** Updates the second sheet for a visit to the city and the road event. */
import {
  addDesign,
  addEventCard,
  addProsperity,
  classEvents,
  passMilestones,
  printedItem,
  unlockBox,
} from '../listWalk/bookkeeping';
import { eventCards, expectedEvent } from '../listWalk/expectedEvents';
import type { Visit } from './script';
import { join, levelUp, memberOf, questOf, type SecondSheet, type EventStart } from './secondSheet';

const DONATION = 10;
/** Donation totals that give a prosperity check mark, as far as this campaign reaches them. */
const MARKS_OF_DONATIONS = [150, 200, 250, 300];

/** The sheet after a visit, and the effects at the start of the next scenario. */
export function visited(
  before: SecondSheet,
  visit: Visit,
): { readonly sheet: SecondSheet; readonly start: EventStart } {
  const start: EventStart = { damage: 0, conditions: [], cards: [], minusOneOfFirst: 0 };
  let sheet = structuredClone(before);
  const event = (deck: 'city' | 'road') => {
    const [number, option] = visit[deck] ?? [];
    const card = eventCards().find((each) => each.deck === deck && each.id === number);
    if (!card || !option) return;
    const { ledger, start: more } = expectedEvent(sheet, card, option);
    sheet = ledger;
    start.damage += more.damage;
    start.conditions.push(...more.conditions);
    start.cards.push(...more.cards);
    start.minusOneOfFirst += more.minusOneOfFirst;
  };
  event('city');
  retire(sheet, visit);
  for (const joining of visit.joins ?? []) join(sheet, joining);
  for (const [who, card] of visit.levels ?? []) levelUp(memberOf(sheet, who), card);
  for (const [who, place] of visit.perks ?? []) {
    const { perks } = memberOf(sheet, who);
    perks[place] = (perks[place] ?? 0) + 1;
  }
  trade(sheet, visit);
  enhance(sheet, visit);
  for (const who of visit.donates ?? []) donate(sheet, memberOf(sheet, who));
  event('road');
  return { sheet, start };
}

/**
 * Retires a character: opens the box of its quest, or adds a design and a side scenario if it is
 * already open.
 */
function retire(sheet: SecondSheet, { retires, drawn }: Visit): void {
  if (!retires) return;
  const member = memberOf(sheet, retires);
  sheet.characters = sheet.characters.filter((each) => each !== member);
  sheet.retired.push({ ...member, gold: 0, items: [], isBlessed: false });
  addProsperity(sheet, 1);
  const card = classEvents(member.class)?.retire ?? 0;
  addEventCard(sheet, 'city', card);
  addEventCard(sheet, 'road', card);
  const { class: box } = questOf(member.quest).unlocks;
  if (drawn) {
    addDesign(sheet, drawn.design);
    sheet.open.push(drawn.sideScenario);
  } else if (box !== undefined) unlockBox(sheet, box);
  passMilestones(sheet, sheet.donated, sheet.retired.length);
}

/** Price change: one gold at 3, 7, 11, 15 and 19 points of reputation, in either direction. */
const priceChange = (reputation: number) =>
  -Math.sign(reputation) * Math.floor((Math.abs(reputation) + 1) / 4);

function trade(sheet: SecondSheet, { sells = [], buys = [] }: Visit): void {
  for (const [who, item] of sells) {
    const member = memberOf(sheet, who);
    member.gold += Math.floor(printedItem(item).cost / 2);
    member.items = member.items.filter((each) => each !== item);
  }
  for (const [who, item] of buys) {
    const member = memberOf(sheet, who);
    member.gold -= Math.max(0, printedItem(item).cost + priceChange(sheet.reputation));
    member.items.push(item);
  }
}

function enhance(sheet: SecondSheet, { enhances = [] }: Visit): void {
  for (const { who, card, half, dot, sticker, price } of enhances) {
    const member = memberOf(sheet, who);
    member.gold -= price;
    sheet.stickers.push([member.class, card, half, dot, sticker].join(' '));
  }
}

function donate(sheet: SecondSheet, member: { gold: number; isBlessed: boolean }): void {
  member.gold -= DONATION;
  member.isBlessed = true;
  sheet.donated += DONATION;
  if (MARKS_OF_DONATIONS.includes(sheet.donated)) addProsperity(sheet, 1);
  passMilestones(sheet, sheet.donated, sheet.retired.length);
}
