import { spoken } from '../language';

const {} = await spoken({
  en: () => import('./campaignRefusals.en'),
  de: () => import('./campaignRefusals.de'),
});
