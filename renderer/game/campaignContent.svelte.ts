/** The content of one campaign: with its packs, its custom scenarios, and files loaded on demand. */
import type { Content } from '#shared/content/content';
import { isCustomScenario } from '#shared/content/customScenarios/asPack';
import { contentOfCampaign } from '#shared/rules/campaign/campaignContent';
import { solvedEnvelopes } from '#shared/rules/campaign/party/envelopes';
import { missingPacks } from '#shared/rules/campaign/missingContent';
import { charactersOf } from '#shared/rules/figures/figures';
import type { Game } from '#shared/state';
import type { ContentLoader } from './contentLoader';
import type { Messages } from '../app/page/messages.svelte';
import { APP } from '../words/sentences/first';
import { PACKS } from '../words/sentences/editor/packs';

export class CampaignContent {
  readonly #game: () => Game | undefined;
  readonly #loader: ContentLoader;
  readonly #messages: Messages;
  #printed = $state.raw<Content>() as Content;
  readonly content: Content = $derived.by(() => contentOfCampaign(this.#printed, this.#game()));

  /** `game` returns the open campaign. */
  constructor(
    printed: Content,
    {
      game,
      loader,
      messages,
    }: { game: () => Game | undefined; loader: ContentLoader; messages: Messages },
  ) {
    this.#printed = printed;
    this.#game = game;
    this.#loader = loader;
    this.#messages = messages;
  }

  /** Loads the parts of a scenario before it is played; its names and numbers are not secret. */
  async lookInto(scenario: string): Promise<void> {
    try {
      await this.#loader.loadScenario(scenario);
      this.#compose();
      const playing = this.#game()?.scenario;
      await this.loadCardLines(playing ? charactersOf(playing).map((each) => each.class) : []);
    } catch {
      if (await this.#isGone(scenario)) {
        this.#messages.notice(APP.customScenarioGone);
        return;
      }
      this.#messages.problem(APP.contentFailed, {
        label: APP.retry,
        onclick: () => void this.lookInto(scenario),
      });
    }
  }

  /** Adds the custom scenarios created since the content was loaded. */
  async refresh(): Promise<void> {
    try {
      await this.#loader.refreshOwn();
      this.#compose();
    } catch {
      // The loaded content stays valid; a lost connection is reported elsewhere.
    }
  }

  /** Loads any scenario, and other files besides; false if they are not available. */
  async load(scenario: string, files: readonly string[]): Promise<boolean> {
    try {
      for (const file of files) await this.#loader.load(file);
      await this.#loader.loadScenario(scenario);
      this.#compose();
      return true;
    } catch {
      this.#messages.problem(APP.contentFailed);
      return false;
    }
  }

  /** Without its card lines, a class cannot say which card is played. */
  async loadCardLines(classes: readonly string[]): Promise<void> {
    await this.#loader.loadCardLines(classes);
    this.#compose();
  }

  /** From now on the packs and envelopes of the campaign apply; missing packs are reported when it is opened. */
  async takeAdditions(isFirst: boolean): Promise<void> {
    await this.#takeEnvelopes();
    this.#compose();
    const campaign = this.#game()?.campaign;
    if (!campaign || campaign.packs.length === 0) return;
    await this.refresh();
    const missing = missingPacks(campaign, this.content);
    if (isFirst && missing.length > 0) {
      this.#messages.lasting(PACKS.missing(missing.map(({ name }) => name)));
    }
  }

  async #takeEnvelopes(): Promise<void> {
    const opened = envelopesOf(this.#game());
    if (opened.length === 0) return;
    try {
      await this.#loader.loadEnvelopes(opened);
    } catch {
      this.#messages.problem(APP.contentFailed, {
        label: APP.retry,
        onclick: () => void this.takeAdditions(false),
      });
    }
  }

  /** Combines the loaded content with the packs and envelopes of the campaign. */
  #compose(): void {
    const game = this.#game();
    this.#printed = this.#loader.contentFor(packsOf(game), envelopesOf(game));
  }

  /** A custom scenario can be deleted after it was played, and undo leads back into it. */
  async #isGone(scenario: string): Promise<boolean> {
    if (!isCustomScenario(scenario)) return false;
    await this.refresh();
    return this.content.scenarioEntry(scenario) === null;
  }
}

const packsOf = (game: Game | undefined): readonly string[] =>
  game?.campaign.packs.map(({ id }) => id) ?? [];

const envelopesOf = (game: Game | undefined): readonly string[] =>
  game ? solvedEnvelopes(game.campaign) : [];

/** Packs and envelopes of a campaign, as one text to compare. */
export const additionsOf = (game: Game | undefined): string =>
  [...packsOf(game), ...envelopesOf(game)].join(' ');
