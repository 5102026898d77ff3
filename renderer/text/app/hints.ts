import { spoken } from '../language';

export const { HINTS, HINT_TEXT } = await spoken({
  en: () => import('./hints.en'),
  de: () => import('./hints.de'),
});
