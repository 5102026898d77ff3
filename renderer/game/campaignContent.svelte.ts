/**
 * The content of one campaign, with its packs and custom scenarios. Most files are loaded on
 * demand.
 */
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

  /** `game` returns the open campaign; undefined while it is not open. */
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

  /**
   * Loads a scenario and the card lines of its characters. If that fails, shows a message with "Try
   * again", or that the custom scenario is gone.
   */
  async loadScenario(scenario: string): Promise<void> {
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
        onclick: () => void this.loadScenario(scenario),
      });
    }
  }

  /** Loads custom scenarios and packs again, because they may have changed. */
  async refresh(): Promise<void> {
    try {
      await this.#loader.refreshOwn();
      this.#compose();
    } catch {
      // The loaded content stays in use. A lost connection is reported elsewhere.
    }
  }

  /**
   * Loads a scenario and other files. Resolves to false if one is not available, which has been
   * shown.
   */
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

  /** Loads the card lines of classes, which are needed to identify played cards. */
  async loadCardLines(classes: readonly string[]): Promise<void> {
    await this.#loader.loadCardLines(classes);
    this.#compose();
  }

  /**
   * Adds the packs and solved envelopes of the campaign to its content. `isFirst` = the campaign
   * was just opened; missing packs are shown then.
   */
  async applyAdditions(isFirst: boolean): Promise<void> {
    await this.#loadEnvelopes();
    this.#compose();
    const campaign = this.#game()?.campaign;
    if (!campaign || campaign.packs.length === 0) return;
    await this.refresh();
    const missing = missingPacks(campaign, this.content);
    if (isFirst && missing.length > 0) {
      this.#messages.lastingProblem(PACKS.missing(missing.map(({ name }) => name)));
    }
  }

  async #loadEnvelopes(): Promise<void> {
    const opened = envelopesOf(this.#game());
    if (opened.length === 0) return;
    try {
      await this.#loader.loadEnvelopes(opened);
    } catch {
      this.#messages.problem(APP.contentFailed, {
        label: APP.retry,
        onclick: () => void this.applyAdditions(false),
      });
    }
  }

  /** Combines the loaded content with the packs and envelopes of the campaign. */
  #compose(): void {
    const game = this.#game();
    this.#printed = this.#loader.contentFor(packsOf(game), envelopesOf(game));
  }

  /**
   * True if a custom scenario is no longer in the library. Undo can lead back into a scenario that
   * was deleted after it was played.
   */
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

/** The packs and envelopes of a campaign as one text, to detect changes. */
export const additionsOf = (game: Game | undefined): string =>
  [...packsOf(game), ...envelopesOf(game)].join(' ');
