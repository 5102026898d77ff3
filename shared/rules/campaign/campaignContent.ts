/** The content as a campaign has made it: with its stickers, and with the dungeon it has drawn. */
import type { Content } from '../../content/content';
import type { Game } from '../../state';
import { contentWithDungeon } from './dungeon/asScenario';
import { contentWithStickers } from './enhancements/stickers';
import { contentWithNumbers } from './evaluatedFormulas';

/** The same object for the same campaign, as long as neither changes. */
export function contentOfCampaign(
  content: Content,
  game: (Pick<Game, 'campaign'> & Partial<Pick<Game, 'scenario'>>) | undefined,
): Content {
  return contentWithNumbers(contentWithDungeon(contentWithStickers(content, game), game), game);
}
