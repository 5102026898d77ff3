import type * as en from '../../en/party/solo';
import type { Translation } from '../../wording/translation';

export const SPECIAL_RULES: Translation<typeof en.SPECIAL_RULES> = {
  doorBLocksUntilTheGolemIsDead:
    'Tür b ist verschlossen, bis der Steingolem (c) tot ist; dann öffnet sich Raum 4.',
  suffer5AndPoison: 'Euer Charakter erleidet einmal 5 Schaden und wird vergiftet.',
  altarsPoison:
    'Am Ende jeder Runde, solange ein Altar steht: Euer Charakter wird vergiftet oder erleidet, wenn er es schon ist, 3 Schaden.',
  gatherForTheWave:
    'Vor der Welle kehrt euer Charakter an seinen Start zurück, und die lebenden Verbündeten auf das Feld a.',
  necromancerRaises:
    'Trifft ein Angriff der Karten mit Initiative 8 oder 9 sein Ziel, beschwört der Inox Necromancer einen normalen Living Corpse.',
  alliesInferred:
    'Welche Karten die Banditen an eurer Seite verwenden, sagt keine Quelle; hier ziehen sie aus eurem Deck und handeln bei 49.',
  woundedAlliesSuffer1:
    'Am Ende jeder Runde erleidet jeder Verbündete, dem Trefferpunkte fehlen, 1 Schaden.',
  healedAlliesLeave:
    'Ein Verbündeter mit allen Trefferpunkten verlässt die Karte; nehmt ihn vom Tisch.',
  lostIfAnAllyDies: 'Das Szenario ist verloren, wenn ein Verbündeter stirbt.',
  gateAOpens: 'Tür a öffnet sich.',
  gateBOpens: 'Tür b öffnet sich.',
  gateCOpens: 'Tür c öffnet sich.',
};

export const soloNeed: typeof en.soloNeed = ({ what, needed }) => {
  if (what === 'prosperity') return `Wohlstand ${needed}`;
  return what === 'level' ? `einen Charakter der Stufe ${needed}` : `${needed} Ruheständler`;
};
