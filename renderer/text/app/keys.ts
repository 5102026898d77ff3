import { spoken } from '../language';

export const { KEY_GROUPS, KEYS_TEXT } = await spoken({
  en: () => import('./keys.en'),
  de: () => import('./keys.de'),
});
