/** The content with a campaign's changes: stickers, random dungeon and evaluated formulas. */
import type { Content } from '../../content/content';
import type { Game } from '../../state';
import { contentWithDungeon } from './dungeon/asScenario';
import { contentWithStickers } from './enhancements/stickers';
import { contentWithNumbers } from './evaluatedFormulas';

/** The content with the campaign's changes. Memoised until the content or the campaign changes. */
export function contentOfCampaign(
  content: Content,
  game: (Pick<Game, 'campaign'> & Partial<Pick<Game, 'scenario'>>) | undefined,
): Content {
  return contentWithNumbers(contentWithDungeon(contentWithStickers(content, game), game), game);
}
