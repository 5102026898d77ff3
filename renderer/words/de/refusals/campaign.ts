import type { ItemDelay } from '#shared/refusals/campaign';
import type * as en from '../../en/refusals/campaign';
import type { Translation } from '../../helpers/translation';
import { SLOTS } from '../party/items';
import { soloNeed } from '../party/campaignBook';
import { listOf } from '../names/grammar';
import { readable } from '../../helpers/phrases';

/** When an item can be used, after its name. */
const ITEM_DELAYS: Readonly<Record<ItemDelay, string>> = {
  scenario: 'Gegenstände werden in einem Szenario benutzt',
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
  reveal: 'nur wenn die Initiativen aufgedeckt werden, vor dem ersten Zug',
  enemyTurn: 'nur im Zug eines Feindes',
  hexes: 'der Besitzer hat sich nicht weit genug bewegt oder steht woanders',
  card: 'keine Karte des Zuges hat eine solche Aktion',
  element: 'das Element ist nicht da',
  nothing: 'das würde nichts ändern',
  always: 'wirkt immer',
};

export const KINDS = {
  monster: 'Das Monster',
  abilityDeck: 'Das Fähigkeitsdeck',
  class: 'Die Klasse',
  item: 'Der Gegenstand',
  scenario: 'Das Szenario',
  tile: 'Die Kachel',
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
  prosperityIsKept: () => 'Eine erreichte Stufe des Wohlstands geht nicht verloren.',
  prosperityIsHighest: () => 'Alle Haken des Wohlstands sind gesetzt.',
  levelAboveProsperity: ({ level, prosperity }) =>
    `Neue Charaktere beginnen höchstens auf Stufe ${prosperity}, dem Wohlstand der Stadt, nicht auf ${level}.`,
  highestLevel: ({ character }) => `${character} ist auf der höchsten Stufe.`,
  notEnoughExperience: ({ character, needed }) =>
    `${character} braucht ${needed} Erfahrung für die nächste Stufe.`,
  noPerkLeft: ({ character }) =>
    `${character} hat keinen Vorteil übrig: Eine Stufe, drei Häkchen oder ein Ruhestand geben einen.`,
  perkIsNotChecked: ({ perk }) => `Vorteil ${perk + 1} ist nicht angekreuzt.`,
  noSuchPerk: ({ perk }) => `Diese Klasse hat keinen Vorteil ${perk + 1}.`,
  noSuchClassCard: ({ card }) => `Diese Klasse hat keine Karte ${card} zur Auswahl.`,
  cardIsOwned: ({ name }) => `Der Charakter hat die Karte ${name} schon.`,
  cardLevelTooHigh: ({ name, level }) => `${name} ist eine Karte über Stufe ${level}.`,
  tooManyCardsChosen: ({ limit }) =>
    limit === 0
      ? 'Ein Charakter der Stufe 1 wählt noch keine Karten.'
      : `Der Charakter wählt höchstens ${limit} der höheren Karten.`,
  noSuchQuest: ({ quest }) => `Es gibt keine persönliche Aufgabe ${quest}.`,
  questIsTaken: ({ quest }) => `Die persönliche Aufgabe ${quest} hat oder hatte schon jemand.`,
  noQuest: ({ character }) => `${character} hat keine persönliche Aufgabe.`,
  noSuchGoal: ({ goal }) => `Ziel ${goal + 1} der Aufgabe wird nicht von Hand gezählt.`,
  questIsNotDone: ({ character }) =>
    `Die persönliche Aufgabe von ${character} ist noch nicht erfüllt.`,
  hasRetired: ({ character }) => `${character} ist schon im Ruhestand.`,
  questIsDone: ({ character }) =>
    `Die persönliche Aufgabe von ${character} ist erfüllt: Zeit für den Ruhestand.`,

  // items
  noSuchItem: ({ item }) => `Es gibt keinen Gegenstand ${item}.`,
  itemIsOwned: ({ character, name }) => `${character} hat ${name} schon.`,
  itemIsNotOwned: ({ character, item }) => `${character} hat Gegenstand ${item} nicht.`,
  itemIsNotInShop: ({ item }) => `Gegenstand ${item} gibt es im Laden noch nicht.`,
  itemIsSoldOut: ({ name }) => `Alle Exemplare von ${name} sind verkauft.`,
  allCopiesOwned: ({ name }) => `Alle Exemplare von ${name} sind in jemandes Händen.`,
  notEnoughGold: ({ character, needed, has }) =>
    `${character} braucht ${needed} Gold und hat ${has}.`,
  slotIsFull: ({ slot, limit }) =>
    `Dort ist nur Platz für ${limit} (${SLOTS[slot]}). Lege zuerst etwas ab.`,
  itemIsNotEquipped: ({ name }) => `${name} ist im Beutel: Es war nicht angelegt.`,
  itemIsUsedUp: ({ name, state }) =>
    state === 'spent'
      ? `${name} ist bis zu einer langen Rast erschöpft.`
      : `${name} ist bis zum Ende des Szenarios verbraucht.`,
  itemHasNoUse: ({ name }) => `${name} wirkt immer: Da gibt es nichts zu vermerken.`,
  itemNotNow: ({ name, why }) => `${name}: ${ITEM_DELAYS[why]}.`,
  itemIsReady: ({ name }) => `${name} ist bereit: Da gibt es nichts aufzufrischen.`,

  // party and world
  hasDonated: ({ character }) => `${character} hat bei diesem Besuch schon gespendet.`,
  noSuchAchievement: ({ achievement }) => `Es gibt keine Errungenschaft ${achievement}.`,
  achievementIsHeld: ({ name }) => `Die Errungenschaft ${name} ist schon da.`,
  achievementIsNotHeld: ({ name }) => `Die Errungenschaft ${name} wurde nicht erlangt.`,
  classIsUnlocked: () => 'Diese Klasse ist schon offen.',
  envelopeIsClosed: ({ envelope }) => `Umschlag ${envelope} ist noch verschlossen.`,
  envelopeIsSolved: ({ envelope }) => `Umschlag ${envelope} ist schon gelöst.`,
  nothingToSolve: ({ envelope }) => `In Umschlag ${envelope} gibt es nichts zu lösen.`,
  noSuchTreasure: ({ treasure }) => `Es gibt keinen Schatz ${treasure}.`,
  designsUsedUp: () => 'Alle zufälligen Baupläne sind gefunden.',
  eventIsOpen: ({ card }) => `Ereignis ${card} ist noch offen: Leg es zuerst weg.`,
  noEventOpen: () => 'Kein Ereignis ist offen.',
  noEventsLeft: () => 'In diesem Stapel sind keine Ereignisse mehr.',
  noSuchEvent: ({ card }) => `Ereignis ${card} ist nicht in diesem Stapel.`,
  eventIsInDeck: ({ card }) => `Ereignis ${card} ist schon in diesem Stapel.`,
  enhancingIsLocked: () =>
    'Zum Verbessern braucht es die globale Errungenschaft der Macht der Verbesserung.',
  dotHasSticker: () => 'Auf diesem Punkt ist schon ein Aufkleber.',
  dotHasNoSticker: () => 'Auf diesem Punkt ist kein Aufkleber.',
  stickerDoesNotFit: () => 'Dieser Aufkleber gehört nicht auf diesen Punkt.',
  tooManyEnhancedCards: ({ most }) =>
    `Bei diesem Wohlstand darf die Klasse ${most} verbesserte ${most === 1 ? 'Karte' : 'Karten'} haben.`,
  enhancementTooDear: ({ character, gold, has }) =>
    `Es kostet ${gold} Gold, und ${character} hat ${has}.`,
  hasQuest: ({ character }) => `${character} hat schon eine persönliche Aufgabe.`,
  tooFewQuests: () => 'Es sind keine zwei persönlichen Aufgaben mehr zu ziehen.',
  notOnTheEvent: () => 'Das steht nicht auf der offenen Karte.',
  chooseOneOfTheEvent: () => 'Nur eines von dem, was zur Wahl steht, geschieht.',
  someoneForTheEvent: () => 'Sagt, wer es bekommt oder gibt, oder lasst die Zeile weg.',
  goldOfTheEvent: ({ gold }) =>
    `Verteilt genau ${Math.abs(gold)} Gold, und niemand gibt mehr, als er hat.`,
  isShownAlready: () => 'Das ist schon zu sehen.',
  isNotShown: () => 'Das ist schon verborgen.',

  // scenarios
  scenarioIsLocked: () => 'Dieses Szenario habt ihr noch nicht erreicht.',
  scenarioIsBlocked: ({ scenario, by }, names) =>
    by === null
      ? `Szenario ${scenario} ist gesperrt.`
      : `Szenario ${scenario} ist durch ${names.scenario(by)} gesperrt.`,
  scenarioIsCompleted: ({ scenario }) =>
    `Szenario ${scenario} ist abgeschlossen. Als Gelegenheitsspiel lässt es sich noch einmal spielen.`,
  requirementsNotMet: ({ scenario, missing }) =>
    `Szenario ${scenario} verlangt noch ${missing.map((all) => listOf(all.map(requirement))).join(', oder ')}.`,
  soloIsNotOpen: ({ needs }) => `Ein Soloszenario verlangt ${listOf(needs.map(soloNeed))}.`,
  soloIsForClass: ({ class: id }) =>
    `Dieses Soloszenario spielt nur ein Charakter der Klasse ${id}, ganz allein.`,
  noSuchDungeon: () => 'Dieses Szenario ist kein zufälliges Verlies.',
  wrongNumberOfRooms: ({ rooms }) => `Ein Verlies hat ${rooms} Räume.`,
  noSuchDungeonCard: ({ card }) =>
    `Karte ${card} gehört nicht zu den Karten dieses Verlieses oder ist doppelt genannt.`,
  roomDoesNotFit: ({ name }) => `${name} passt nicht hinter den Raum davor.`,
  noSuchBattleGoal: ({ goal }) => `Es gibt kein Kampfziel ${goal}.`,
  noBattleGoal: ({ character }) => `${character} hat kein Kampfziel gewählt.`,
  noSuchSpawn: ({ spawn }) => `Dieses Szenario hat keinen Nachschub ${spawn + 1}.`,
  spawnHasNoFigures: ({ players }) => `Mit ${players} Charakteren kommt dort nichts.`,
  wrongHandSize: ({ size }) => `Die Hand hat genau ${size} verschiedene Karten.`,
  cardNotInHand: ({ name }) => `${name} ist nicht auf der Hand oder wurde doppelt gewählt.`,
  pilesNotKept: ({ figure }) => `Die Karten von ${figure} werden nicht einzeln geführt.`,
  cardsNotOwed: ({ figure }) => `${figure} muss diese Karten jetzt nicht verlieren.`,
  noSuchLine: () => 'Die Abrechnung hat sich geändert: Sieh sie dir noch einmal an.',

  // content packs
  noSuchPack: ({ pack }) => `Die Bibliothek hat kein Paket „${pack}“.`,
  packIsInUse: ({ name }) => `Die Kampagne spielt schon mit dem Paket ${name}.`,
  packIsNotInUse: ({ pack }) => `Die Kampagne spielt nicht mit dem Paket „${pack}“.`,
  packNeedsOthers: ({ name, missing }) =>
    `Das Paket ${name} braucht ${listOf(missing.map((id) => `„${id}“`))}, was die Bibliothek nicht hat. Importiere das zuerst.`,
  packIsNeeded: ({ name, by }) =>
    `Das Paket ${by} braucht das Paket ${name}: Schalte jenes zuerst ab.`,
  packIsInPlay: ({ name, things }) =>
    `Das Paket ${name} lässt sich nicht abschalten, solange die Kampagne etwas davon hat: ${listOf(things.slice(0, MAX_THINGS))}${things.length > MAX_THINGS ? ' und mehr' : ''}.`,
  contentIsMissing: (refusal) => {
    const what = `${KINDS[refusal.kind]} ${refusal.name ?? `„${readable(refusal.id)}“`}`;
    if (refusal.switchedOff !== null) {
      return `${what} gehört zum Paket ${refusal.switchedOff}, mit dem diese Kampagne nicht spielt. Schalte es zuerst ein.`;
    }
    if (refusal.gone.length === 0) {
      return `${what} ist nicht bekannt: Das Paket dazu fehlt.`;
    }
    const packs = refusal.gone.length === 1 ? 'das Paket' : 'eines der Pakete';
    return `${what} ist nicht bekannt: In dieser Bibliothek fehlt ${packs} ${listOf(refusal.gone)}. Importiere es, dann geht es wieder.`;
  },
};
