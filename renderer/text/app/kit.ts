import { spoken } from '../language';

export const { KIT } = await spoken({
  en: () => import('./kit.en'),
  de: () => import('./kit.de'),
});
