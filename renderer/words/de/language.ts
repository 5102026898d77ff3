/** German: its own name, its number format, and the files that load on demand. */
import type { files as english } from '../en/language';
import type { TranslatedFiles } from '../helpers/translation';

export const name = 'Deutsch';
export const locale = 'de-DE';
export const files: TranslatedFiles<typeof english> = {
  first: () => import('./first'),
  play: () => import('./play'),
  keys: () => import('./app/keys'),
  settings: () => import('./app/settings'),
  standalone: () => import('./app/standalone'),
  pieceNames: () => import('./board/pieceNames'),
  editor: () => import('./editor/editor'),
  forms: () => import('./editor/forms'),
  monsterEditor: () => import('./editor/monsterEditor'),
  history: () => import('./history/history'),
  copies: () => import('./library/copies'),
  report: () => import('./app/report'),
  saves: () => import('./library/saves'),
  names: () => import('./names/names'),
  party: () => import('./party/party'),
  statistics: () => import('./party/statistics'),
  summary: () => import('./party/summary'),
  world: () => import('./party/world'),
  print: () => import('./print/print'),
  printCampaign: () => import('./print/printCampaign'),
  rulesPage: () => import('./rules/rulesPage'),
};
