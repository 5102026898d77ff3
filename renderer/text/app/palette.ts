import { spoken } from '../language';

export const { PALETTE } = await spoken({
  en: () => import('./palette.en'),
  de: () => import('./palette.de'),
});
