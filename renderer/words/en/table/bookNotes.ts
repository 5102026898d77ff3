/** Rules of the scenario book that players carry out, in our words. */
import type { BookNote } from '#shared/content/notation/bookNotes';

export const BOOK_NOTES: Readonly<Record<BookNote, string>> = {
  commanderOpensDoors:
    'Only Bandit Commander opens the doors a to d: with its first special it jumps to the next of them, however far away it is, and reveals the room behind.',
  spawnsDoubtful: 'Sources differ about when some monsters spawn here, and in which rank.',
  altarSharesDemon:
    'An altar belongs to Prime Demon. It has the same hit points, initiative and immunities.',
  damageGoesToAltar:
    'Prime Demon suffers no damage itself; attack the altar. Record the damage of the altar on Prime Demon.',
  altarMoves:
    'Move the altar to the next of the hexes a to f. Open the doors between it and the revealed rooms, and place the demon of that hex adjacent to the altar: a frost, b wind, c night, d earth, e flame, f sun demon. Then Prime Demon moves +2 and attacks −1.',
  cleansePump:
    'A character adjacent to a pump may discard a card instead of performing their bottom action to cleanse the pump. A cleansed pump spawns nothing.',
  drakeCoversThree:
    'Elder Drake covers the three hexes of the boulder it sits on: it can be targeted, and targets, through any of them.',
  bouldersStay: 'The huge boulders cannot be destroyed.',
  zephyrsAndFlight:
    'Elder Drake summons two Zephyrs first and then flies to the next perch of a, b and c. Zephyrs cannot be damaged.',
  zephyrsAct:
    'Before Elder Drake acts, each Zephyr moves 2 and attacks with as many points as there are characters.',
  ordinaryTurn: 'Instead of the special, Prime Demon moves +0 and attacks +0.',
  notYetOnTheMap:
    'Prime Demon is not on the map yet. It stands outside while the gate stands, and suffers damage there.',
  pitsStay: 'Dark pits cannot be destroyed.',
  escape:
    'Each character on an exit hex (a) may leave the map with their summons. Take them off the board.',
  offTheExit: 'A character became exhausted elsewhere than on the exit.',
  offTheTile: 'A character became exhausted elsewhere than on the tile where all must end.',
  notEscaped: 'A character who has not left the map became exhausted.',
  theSeeker: 'The exhausted character has the quest Seeker of Xorn.',
  freeCaptive:
    'A character adjacent to a captive may discard a card instead of performing their action to free the captive. Take the captive off the board; it is saved.',
  negateForCaptive:
    'If a captive would suffer damage, any character may lose a card from their hand to negate it.',
  notHealedNoAlly: 'It is no ally and cannot be healed.',
  eggsHatch:
    'After the attacks of the special: replace every egg by a normal Night Demon on its hex.',
  eggsLaid:
    'After the attacks of the special: place as many eggs as there are characters. An egg has 2 plus half the scenario level (rounded up) hit points and initiative 99 for focus.',
  riderNotSetUp: 'Dark Rider is not set up, but draws an ability card in each round.',
  riderVanishes: 'After a melee attack Dark Rider leaves the map until its next turn.',
  riderComes:
    'If Dark Rider is not on the map, place it on the next of the hexes a to f, or the closest free one. Then it acts.',
  cannonIsElite: 'Siege Cannon never acts. For focus it has initiative 99.',
  archerLoads:
    'The City Archer closest to the cannon does not use its card: it moves 3 towards a hex adjacent to the cannon that is not b.',
  cannonFires:
    'If that archer ends its turn adjacent to the cannon: all characters and summons on the hexes b, in the columns above them and on tile G1a suffer the attack value of an elite Ancient Artillery as damage.',
  startInHalves:
    'At most half of the characters (rounded up) may begin in each of the two starting rooms.',
  startWithMonsters: 'Characters begin only in sections of the centre room that have monsters.',
  centreObstacles:
    'The obstacles of the centre room cannot be destroyed or moved through, and they block ranged abilities.',
  lootByBottom:
    'An adjacent character may also discard a card instead of performing their bottom action to loot a goal treasure tile.',
  oneGoalEach: 'Each character may loot only one goal treasure tile.',
  onlyStaffHurts:
    'Harrower Infester suffers damage only from the character with the Staff of Xorn.',
  staffCharges:
    'Each point of damage that Harrower Infester suffers charges the Staff of Xorn by one. It is full at 2 × characters × (level + 1).',
  penaltiesOfRooms:
    'The minor penalty of the room card applies in the second room, the major one in the third.',
  treasureAtTwelve:
    'Place the goal treasure tile on hex 12 of the monster card, instead of what would be there.',
  infiltratorAtHex: 'The guard that died was Infiltrator: it comes on the hex of that guard.',
  occultDagger:
    'The looter has the Occult Dagger (not an item); only a character with the quest Vengeance may take it. Its attacks against The Harvester have pierce 4.',
  doorCrushes:
    'When this door closes, a figure in it suffers trap damage and is placed on the nearest free hex.',
  onTileM1b: 'A Rending Drake is on tile M1b.',
  treeOnlyHealed: 'Nothing affects the tree but heals: it can be healed like an ally.',
  poisonInWater:
    'A poisoned character or summon that enters a water hex suffers trap damage. Poisoned summons treat water as traps.',
  dollCarried:
    'One character carries the doll (a treasure tile). Another may take it with a Loot action whose range reaches the carrier. An exhausted carrier drops it on their hex.',
  trapsAtD:
    'Place damage traps on the hexes d. A figure there that does not fly springs its trap at once.',
  removeSpirit: 'A demon died: you may remove one Living Spirit.',
  windLeft:
    'The wind moves every character and summon 1 hex to the left, in order of initiative; the player picks one of the two hexes.',
  windUp: 'The wind moves every character and summon 1 hex up, in order of initiative.',
  windRight:
    'The wind moves every character and summon 1 hex to the right, in order of initiative; the player picks one of the two hexes.',
  windDown: 'The wind moves every character and summon 1 hex down, in order of initiative.',
  drakesSleep:
    'The Spitting Drakes sleep. One wakes as if newly spawned once a character or summon attacks or damages it, gives it a negative condition, or ends a movement adjacent to it, even one by the wind. Summons do not target sleeping drakes unless they are controlled.',
  endOnceSo: 'End this rule once that is so.',
  bouldersRoll:
    'The boulders of the three rows move left: one row 1, one 2 and one 3 hexes, as you choose; both of a row the same. A boulder that leaves the map comes back at b of its row and goes on.',
  bouldersCrush:
    'Nothing affects the boulders. They destroy obstacles in their way and leave traps. A figure whose hex a boulder enters suffers trap damage, and is moved 1 hex to the left if the boulder stops there.',
  inoxStayInside: 'The Inox of tile E1b never enter or pass through door 1.',
  removeWaterAtD: 'Remove the water tile at d.',
  waterRises:
    'Place one water tile on a hex of tile B1a adjacent to any water. If no hex is free, the scenario is lost.',
  carryWater:
    'A character may loot one water tile and carry it. If they end their turn at e, the tile is gone.',
  deckIsFull: 'No water tile can be placed, because tile B1a is full.',
  digGraves:
    'A grave is not attacked. A character adjacent to it digs with movement: 1 + characters points in all, in parts if you like. Record them as damage of the grave.',
  graveEmpties: 'Place the figure on the empty hex nearest to the grave.',
  wallsBreak:
    'A wall has half the scenario level plus the number of characters (rounded up) hit points and is attacked like an enemy, by summons only when controlled. When it is destroyed, the room behind is revealed, the hex becomes a corridor, and all enemies adjacent to the wall are stunned.',
  guardsRunToPlates:
    'Instead of the moves of its card, a City Guard moves 2 towards the closest plate a. It opens door 1 when it enters it, which reveals the room.',
  guardOnPlate: 'A City Guard stepped on a plate a.',
  victimOfCultists: 'The victim is on a. It cannot be damaged.',
  cultistsDrag:
    'The Cultists b act together and do not use their card: they move +0 to hexes adjacent to the victim, then with it to c or the nearest hexes adjacent to the altar. The victim moves with them. They open doors. The scenario is lost if such a turn begins with the Cultist and the victim adjacent to the altars d.',
  victimImmune: 'The Cultists b and the victim are immune to push, pull, immobilize and stun.',
  platesByPlayers: 'In play are the plates a; with three characters also b, with four also c.',
  betrayerFear:
    'Characters and summons move 4 hexes as far from The Betrayer as possible, in order of initiative.',
  betrayerControls:
    'Characters and summons move to the closest hex adjacent to The Betrayer. The character with two played cards who acts last is controlled: move 2 and the top action of their leading card. Both cards are discarded, even lost ones; their summons act as usual.',
  noItemsBeforeLoot: 'A character who has not looted a goal treasure tile cannot use items.',
  crystalOrSphere: 'The looter has the Crystal of Zenith or the Sphere of Midnight (not items).',
  crystalOrSphereUsed:
    'A character who ends their turn adjacent to a may discard the crystal or the sphere: The Colorless suffers 2 damage for each character.',
  treasureReturns: 'If the scenario is lost, treasure 62 is put back.',
  negateForCrystal:
    'If The Crystal would suffer damage, any character may lose a card from their hand to negate it, twice in the scenario.',
  sunBlessed: 'With the party achievement Sun-Blessed, light is strong and dark is inert.',
  villagerSaved: 'A villager that reaches a hex b is saved: take it off the board.',
  oozeTokens:
    'Giant Ooze begins with four tokens of shield 2 each. It loses one for each Ooze that dies.',
  waterProtects:
    'A character who ends their turn on a water hex a may, once, remove that water: until the end of the scenario they have shield 2 against attacks of Oozes and is immune to poison.',
  slowInWater: 'All Move abilities of characters and summons have −1 move.',
  current:
    'In the large room the current moves every character and summon 1 hex, from the top of the map down; the direction is even or odd by the initiative of the Lurkers. Directly behind an obstacle or wall: no move and no damage. Blocked: 3 damage.',
  kingDropsClaw: 'Lurker King drops the claw (a treasure tile) instead of money.',
  clawCarried:
    'The carrier of the claw has −2 on all Move abilities. Another character may take it with a Loot action on the hex of the carrier. An exhausted carrier drops it on their hex.',
  characterOnTheLeft: 'A character is in the left room.',
  characterOnTheRight: 'A character is in the right room.',
  altarsTeleport:
    'A character adjacent to an altar may spend 1 movement to move to a hex adjacent to the other altar.',
  noneInRightRoom: 'No character is in the right room.',
  noneInLeftRoom: 'No character is in the left room.',
  everySecondElite: 'No character is in the right room. Every second demon is elite.',
  tokensHidden:
    'Shuffle six numbered tokens (1 to 6) face down on the hexes a. They are looted like treasure.',
  fourTokensLooted: 'The tokens 1 to 4 are looted.',
  tokensMissing:
    'Not all of the tokens 1 to 4 are looted. The hex is the one of G1b closest to door 1.',
  waterBurns: 'A figure that ends its turn on a water hex suffers 1 + scenario level damage.',
  bouldersHavePoints: 'Each boulder has 3 + scenario level hit points.',
  doorBLocksUntilTheGolemIsDead:
    'Door b closes and is locked until Stone Golem (c) is dead; room 4 opens then.',
  roomFourSleeps:
    'The monsters that sleep do not act until the golem c is dead; the book says which ones.',
  gatherForTheWave:
    'Before the wave your character goes back to their start, and the allies that live to the hex a.',
  necromancerRaises:
    'When an attack of the cards with initiative 8 or 9 affects its target, Inox Necromancer summons a normal Living Corpse.',
  alliesInferred:
    'No source says which cards the bandits on your side use; here they draw from your deck and act at 49.',
  healedAlliesLeave: 'An ally with all its hit points leaves the map; take it off the table.',
  gateAOpens: 'Door a opens.',
  gateBOpens: 'Door b opens.',
  gateCOpens: 'Door c opens.',
};
