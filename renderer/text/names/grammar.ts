/** Grammar of the language that is spoken. */
import { spoken } from '../language';
import type * as en from './grammar.en';

export const { listOf, oneOf } = await spoken<Pick<typeof en, 'listOf' | 'oneOf'>>({
  en: () => import('./grammar.en'),
  de: () => import('./grammar.de'),
});
