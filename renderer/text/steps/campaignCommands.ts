import { spoken } from '../language';

const {} = await spoken({
  en: () => import('./campaignCommands.en'),
  de: () => import('./campaignCommands.de'),
});
