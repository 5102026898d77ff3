import { spoken } from '../language';

const {} = await spoken({
  en: () => import('./campaignEvents.en'),
  de: () => import('./campaignEvents.de'),
});
