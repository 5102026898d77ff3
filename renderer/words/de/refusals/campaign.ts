/** German words of refusals between scenarios. */
import type { ItemHindrance } from '#shared/refusals/campaign';
import type * as en from '../../en/refusals/campaign';
import type { Translation } from '../../helpers/translation';
import { SLOTS } from '../party/items';
import { soloNeed } from '../party/campaignBook';
import { counted, listOf } from '../names/grammar';
import { titleFromId } from '../../helpers/phrases';

/** When an item can be used, after its name. */
const ITEM_HINDRANCES: Readonly<Record<ItemHindrance, string>> = {
  scenario: 'verwendet Gegenstände während eines Szenarios',
  exhausted: 'der Besitzer ist erschöpft',
  stunned: 'der Besitzer ist betäubt',
  ownTurn: 'nur im Zug des Besitzers',
  ownAttack: 'nur bei einem Angriff des Besitzers',
  allyAttack: 'nur beim Angriff eines Verbündeten',
  beforeDraw: 'nur bevor die Modifikatorkarte gezogen wird',
  melee: 'nur bei Nahkampfangriffen',
  ranged: 'nur bei Fernkampfangriffen',
  oneTarget: 'nur bei einem Angriff auf ein einziges Ziel',
  otherTarget: 'nur gegen andere Monster',
  attacked: 'nur bei einem Angriff auf den Besitzer',
  damaged: 'nur wenn ein Angriff dem Besitzer schaden würde',
  summonDamaged: 'nur wenn ein Angriff einer Beschwörung des Besitzers schaden würde',
  usedHere: 'gegen diesen Angriff schon benutzt',
  reveal: 'nur nach dem Aufdecken der Initiativen, vor dem ersten Zug',
  enemyTurn: 'nur im Zug eines Gegners',
  hexes: 'der Besitzer hat sich nicht weit genug bewegt oder ist am falschen Ort',
  card: 'keine gespielte Karte hat diese Aktion',
  element: 'das Element ist nicht verfügbar',
  nothing: 'das hätte keine Wirkung',
  always: 'ist immer aktiv',
};

export const KINDS = {
  monster: 'Das Monster',
  abilityDeck: 'Das Fähigkeitsdeck',
  class: 'Die Klasse',
  item: 'Der Gegenstand',
  scenario: 'Das Szenario',
  tile: 'Das Kartenteil',
  battleGoal: 'Das Kampfziel',
  personalQuest: 'Die persönliche Aufgabe',
  event: 'Das Ereignis',
  treasure: 'Der Schatz',
  condition: 'Der Zustand',
  achievement: 'Die Errungenschaft',
} satisfies Translation<typeof en.KINDS>;

/** A longer list is not readable. */
const MAX_THINGS = 6;

/** 'not The Merchant Flees', 'personal quest 515', 'item 12 equipped' as requirements. */
const requirement = (name: string): string =>
  name
    .replace(/^not /u, 'nicht ')
    .replace(/^personal quest (?=\d+$)/u, 'persönliche Aufgabe ')
    .replace(/^item (\d+) equipped$/u, 'Gegenstand $1 angelegt');

export const CAMPAIGN_SENTENCES: Translation<typeof en.CAMPAIGN_SENTENCES> = {
  // characters
  classIsLocked: () => 'Diese Klasse ist noch nicht freigeschaltet.',
  prosperityCannotFall: () => 'Eine erreichte Wohlstandsstufe könnt ihr nicht verlieren.',
  prosperityIsHighest: () => 'Ihr habt alle Häkchen des Wohlstands.',
  levelAboveProsperity: ({ level, prosperity }) =>
    `Neue Charaktere beginnen höchstens auf Stufe ${prosperity} (dem Wohlstand von Gloomhaven), nicht auf ${level}.`,
  highestLevel: ({ character }) => `${character} hat die höchste Stufe erreicht.`,
  notEnoughExperience: ({ character, needed }) =>
    `${character} braucht ${needed} Erfahrung für die nächste Stufe.`,
  noPerkLeft: ({ character }) =>
    `${character} hat keinen Vorteil übrig. Ein Stufenaufstieg, drei Häkchen oder ein Ruhestand bringen einen.`,
  perkIsNotChecked: ({ perk }) => `Vorteil ${perk + 1} ist nicht angekreuzt.`,
  noSuchPerk: ({ perk }) => `Diese Klasse hat keinen Vorteil ${perk + 1}.`,
  noSuchClassCard: ({ card }) => `Diese Klasse hat keine Karte ${card} zur Auswahl.`,
  cardIsOwned: ({ name }) => `Der Charakter hat die Karte ${name} schon.`,
  cardLevelTooHigh: ({ name, level }) => `${name} liegt über Stufe ${level}.`,
  tooManyCardsChosen: ({ limit }) =>
    limit === 0
      ? 'Ein Charakter der Stufe 1 wählt noch keine Karten.'
      : `Wählt höchstens ${limit} Karten höherer Stufen.`,
  classOfAnotherPack: ({ name, pack }) =>
    `Die Klasse von ${name} gehört zum Paket „${pack}“. Importiert das Paket und schaltet es für diese Kampagne ein.`,
  comesFromAnotherCampaign: ({ name }) =>
    `Kein Charakter dieser Gruppe hat Namen und Klasse von ${name}. Nehmt ${name} stattdessen auf.`,
  experienceBelowLevel: ({ name, level, needed }) =>
    `${name} braucht für Stufe ${level} mindestens ${needed} Erfahrung.`,
  tooManyPerks: ({ name, most }) =>
    `${name} kann höchstens ${counted(most, 'Vorteil', 'Vorteile')} haben. Nehmt Kreuze weg, oder ändert Stufe und Häkchen.`,
  itemEnteredTwice: ({ name, item }) => `${name} hat ${item} zweimal. Tragt es einmal ein.`,
  notADonationStep: ({ gold }) => `Gespendet wird in Schritten von ${gold} Gold.`,
  noSuchQuest: ({ quest }) => `Es gibt keine persönliche Aufgabe ${quest}.`,
  questHasFewerGoals: ({ quest, goals }) =>
    `Persönliche Aufgabe ${quest} hat ${counted(goals, 'Ziel', 'Ziele')}. Gebt für jedes höchstens eine Zahl ein.`,
  questIsTaken: ({ quest }) => `Die persönliche Aufgabe ${quest} ist schon vergeben.`,
  noQuest: ({ character }) => `${character} hat keine persönliche Aufgabe.`,
  noSuchGoal: ({ goal }) => `Ziel ${goal + 1} dieser Aufgabe zählt Standee automatisch.`,
  questIsNotDone: ({ character }) =>
    `Die persönliche Aufgabe von ${character} ist noch nicht erfüllt.`,
  hasRetired: ({ character }) => `${character} ist schon im Ruhestand.`,
  levelUpIsDue: ({ character, level }) =>
    `${character} hat die Erfahrung für Stufe ${level}. Steigt zuerst in Gloomhaven auf.`,
  questIsDone: ({ character }) =>
    `Die persönliche Aufgabe von ${character} ist erfüllt. Schickt den Charakter zuerst in den Ruhestand.`,

  // items
  noSuchItem: ({ item }) => `Es gibt keinen Gegenstand ${item}.`,
  itemIsOwned: ({ character, name }) => `${character} hat ${name} schon.`,
  itemIsNotOwned: ({ character, item }) => `${character} hat Gegenstand ${item} nicht.`,
  itemIsNotInShop: ({ item }) => `Gegenstand ${item} gibt es im Laden noch nicht.`,
  itemIsSoldOut: ({ name }) => `${name} ist ausverkauft.`,
  allCopiesOwned: ({ name }) => `Alle Exemplare von ${name} gehören schon Charakteren.`,
  notEnoughGold: ({ character, needed, has }) =>
    `${character} braucht ${needed} Gold und hat ${has}.`,
  slotIsFull: ({ slot, limit }) =>
    `Ihr könnt nur ${limit} ausrüsten (${SLOTS[slot]}). Legt zuerst einen Gegenstand ab.`,
  itemIsNotEquipped: ({ name }) => `${name} ist nicht ausgerüstet.`,
  itemIsUsedUp: ({ name, state }) =>
    state === 'spent'
      ? `${name} ist bis zur nächsten langen Rast erschöpft.`
      : `${name} ist bis zum Ende des Szenarios verbraucht.`,
  itemHasNoUse: ({ name }) => `${name} ist immer aktiv. Ihr müsst nichts vermerken.`,
  itemNotNow: ({ name, why }) => `${name}: ${ITEM_HINDRANCES[why]}.`,
  itemIsNotForSale: ({ name }) => `${name} lässt sich nicht verkaufen.`,
  itemIsReady: ({ name }) => `${name} ist schon bereit.`,

  // party and world
  hasDonated: ({ character }) => `${character} hat bei diesem Besuch schon gespendet.`,
  noSuchAchievement: ({ achievement }) => `Es gibt keine Errungenschaft ${achievement}.`,
  achievementIsHeld: ({ name }) => `Ihr habt die Errungenschaft ${name} schon.`,
  achievementIsNotHeld: ({ name }) => `Ihr habt die Errungenschaft ${name} nicht.`,
  classIsUnlocked: () => 'Diese Klasse ist schon freigeschaltet.',
  envelopeIsClosed: ({ envelope }) => `Umschlag ${envelope} ist noch verschlossen.`,
  envelopeIsSolved: ({ envelope }) => `Umschlag ${envelope} ist schon gelöst.`,
  nothingToSolve: ({ envelope }) => `Umschlag ${envelope} hat kein Rätsel.`,
  noSuchTreasure: ({ treasure }) => `Es gibt keinen Schatz ${treasure}.`,
  designsUsedUp: () => 'Ihr habt alle zufälligen Baupläne gefunden.',
  designIsNotLeft: ({ item }) =>
    `Gegenstand ${item} gehört nicht zu den übrigen zufälligen Bauplänen.`,
  sideScenarioIsNotLeft: ({ scenario }) =>
    `Szenario ${scenario} gehört nicht zu den übrigen zufälligen Nebenszenarien.`,
  noSuchEnvelope: ({ envelope }) => `Einen Umschlag ${envelope} gibt es nicht.`,
  milestoneIsNotOffered: () => 'Das bietet die Kampagne jetzt nicht an.',
  eventIsOpen: ({ card }) => `Ereignis ${card} ist noch offen. Beendet es zuerst.`,
  noEventOpen: () => 'Kein Ereignis ist offen.',
  noEventsLeft: () => 'Dieser Ereignisstapel ist leer.',
  noSuchEvent: ({ card }) => `Ereignis ${card} ist nicht in diesem Stapel.`,
  eventIsInDeck: ({ card }) => `Ereignis ${card} ist schon in diesem Stapel.`,
  enhancingIsLocked: () =>
    'Zum Verbessern braucht ihr die globale Errungenschaft „Die Macht der Verbesserung“.',
  dotHasSticker: () => 'Dieser Punkt hat schon einen Aufkleber.',
  dotHasNoSticker: () => 'Dieser Punkt hat keinen Aufkleber.',
  stickerDoesNotFit: () => 'Dieser Aufkleber passt nicht auf diesen Punkt.',
  cardIsNotInPool: ({ character, name }) => `${character} hat die Karte ${name} nicht gewählt.`,
  tooManyEnhancedCards: ({ most }) =>
    `Bei diesem Wohlstand darf die Klasse ${most} verbesserte ${most === 1 ? 'Karte' : 'Karten'} haben.`,
  enhancementTooExpensive: ({ character, gold, has }) =>
    `Das kostet ${gold} Gold, und ${character} hat ${has}.`,
  hasQuest: ({ character }) => `${character} hat schon eine persönliche Aufgabe.`,
  tooFewQuests: () => 'Es sind weniger als zwei persönliche Aufgaben übrig.',
  notOnTheEvent: () => 'Das steht nicht auf dieser Ereigniskarte.',
  eventNeedsOneChoice: () => 'Wählt genau eines.',
  eventNeedsCharacter: () => 'Wählt dafür einen Charakter, oder überspringt es.',
  eventNeedsGold: ({ gold }) =>
    `Verteilt genau ${Math.abs(gold)} Gold. Niemand kann mehr zahlen, als er hat.`,
  isAlreadyShown: () => 'Das wird schon gezeigt.',
  isNotShown: () => 'Das ist schon verborgen.',

  // scenarios
  scenarioIsLocked: () => 'Ihr habt dieses Szenario noch nicht freigeschaltet.',
  scenarioIsBlocked: ({ scenario, by }, names) =>
    by === null
      ? `Szenario ${scenario} ist gesperrt.`
      : `Szenario ${scenario} ist durch ${names.scenario(by)} gesperrt.`,
  scenarioIsCompleted: ({ scenario }) =>
    `Szenario ${scenario} ist abgeschlossen. Ihr könnt es im freien Modus noch einmal spielen.`,
  requirementsNotMet: ({ scenario, missing }) =>
    `Szenario ${scenario} verlangt noch ${missing.map((all) => listOf(all.map(requirement))).join(', oder ')}.`,
  soloIsNotOpen: ({ needs }) => `Ein Soloszenario verlangt ${listOf(needs.map(soloNeed))}.`,
  soloIsForClass: ({ class: id }) =>
    `Spielt dieses Soloszenario nur mit einem Charakter der Klasse ${id}.`,
  noSuchDungeon: () => 'Dieses Szenario ist kein zufälliges Verlies.',
  wrongNumberOfRooms: ({ rooms }) => `Ein Verlies hat ${rooms} Räume.`,
  noSuchDungeonCard: ({ card }) =>
    `Karte ${card} gehört nicht zu diesem Verlies, oder ihr habt sie zweimal gewählt.`,
  roomDoesNotFit: ({ name }) => `${name} passt nicht zum Raum davor.`,
  noSuchBattleGoal: ({ goal }) => `Es gibt kein Kampfziel ${goal}.`,
  noBattleGoal: ({ character }) => `${character} hat kein Kampfziel gewählt.`,
  noSuchSpawn: ({ spawn }) => `Dieses Szenario hat keinen Nachschub ${spawn + 1}.`,
  spawnHasNoFigures: ({ players }) => `Mit ${players} Charakteren erscheint dort nichts.`,
  wrongHandSize: ({ size }) => `Wähle genau ${size} verschiedene Karten.`,
  cardNotInHand: ({ name }) =>
    `${name} ist nicht auf der Hand, oder du hast die Karte doppelt gewählt.`,
  cardsAreNotTracked: ({ figure }) => `Standee verfolgt die Karten von ${figure} nicht namentlich.`,
  cardsNotOwed: ({ figure }) => `${figure} muss diese Karten jetzt nicht verlieren.`,
  rewardIsNotChosen: () => 'Wählt zuerst eine der Belohnungen, oder lehnt sie ab.',
  noSuchLine: () => 'Die Abrechnung hat sich geändert. Seht sie noch einmal durch.',

  // content packs
  noSuchPack: ({ pack }) => `Eure Bibliothek hat kein Paket „${pack}“.`,
  packIsInUse: ({ name }) => `Diese Kampagne verwendet das Paket ${name} schon.`,
  packIsNotInUse: ({ pack }) => `Diese Kampagne verwendet das Paket „${pack}“ nicht.`,
  packNeedsOthers: ({ name, missing }) =>
    `Das Paket ${name} braucht ${listOf(missing.map((id) => `„${id}“`))}. Importiert es zuerst.`,
  packIsNeeded: ({ name, by }) =>
    `Das Paket ${by} braucht das Paket ${name}. Schaltet zuerst ${by} aus.`,
  packIsInPlay: ({ name, things }) =>
    `Ihr könnt das Paket ${name} nicht ausschalten, solange die Kampagne es verwendet: ${listOf(things.slice(0, MAX_THINGS))}${things.length > MAX_THINGS ? ' und mehr' : ''}.`,
  contentIsMissing: (refusal) => {
    const what = `${KINDS[refusal.kind]} ${refusal.name ?? `„${titleFromId(refusal.id)}“`}`;
    if (refusal.switchedOff !== null) {
      return `${what} gehört zum Paket ${refusal.switchedOff}, das in dieser Kampagne aus ist. Schaltet es zuerst ein.`;
    }
    if (refusal.gone.length === 0) {
      return `${what} ist nicht verfügbar: Das Paket dazu fehlt. Importiert es.`;
    }
    const packs = refusal.gone.length === 1 ? 'das Paket' : 'eines der Pakete';
    return `${what} ist nicht verfügbar: In eurer Bibliothek fehlt ${packs} ${listOf(refusal.gone)}. Importiert es, um das wiederherzustellen.`;
  },
};
