import { spoken } from '../language';

export const { CONTROLS, CARD_FACES } = await spoken({
  en: () => import('./controls.en'),
  de: () => import('./controls.de'),
});
