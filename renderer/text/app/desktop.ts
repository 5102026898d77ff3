import { spoken } from '../language';

export const { DESKTOP } = await spoken({
  en: () => import('./desktop.en'),
  de: () => import('./desktop.de'),
});
