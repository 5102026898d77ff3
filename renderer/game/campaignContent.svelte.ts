/** What is printed, as one campaign plays with it: its packs, its own scenarios, and what is loaded later. */
import type { Content } from '#shared/content/content';
import { isOwnScenario } from '#shared/content/customScenarios/asPack';
import { contentOfCampaign } from '#shared/rules/campaign/campaignContent';
import { missingPacks } from '#shared/rules/campaign/missingContent';
import { charactersOf } from '#shared/rules/figures/figures';
import type { Game } from '#shared/state';
import type { ContentShelf } from './contentShelf';
import type { Messages } from '../app/page/messages.svelte';
import { APP } from '../words/sentences/first';
import { PACKS } from '../words/sentences/library/packs';

export class CampaignContent {
  readonly #game: () => Game | undefined;
  readonly #shelf: ContentShelf;
  readonly #messages: Messages;
  #printed = $state.raw<Content>() as Content;
  readonly content: Content = $derived.by(() => contentOfCampaign(this.#printed, this.#game()));

  /** `game`: of the open campaign, as long as it is open. */
  constructor(
    printed: Content,
    {
      game,
      shelf,
      messages,
    }: { game: () => Game | undefined; shelf: ContentShelf; messages: Messages },
  ) {
    this.#printed = printed;
    this.#game = game;
    this.#shelf = shelf;
    this.#messages = messages;
  }

  /** Loads what is in a scenario before it is played; its names and numbers are no secret. */
  async lookInto(scenario: string): Promise<void> {
    try {
      await this.#shelf.loadScenario(scenario);
      this.#compose();
      const playing = this.#game()?.scenario;
      await this.loadCardLines(playing ? charactersOf(playing).map((each) => each.class) : []);
    } catch {
      if (await this.#isGone(scenario)) {
        this.#messages.notice(APP.ownScenarioGone);
        return;
      }
      this.#messages.problem(APP.contentFailed, {
        label: APP.retry,
        onclick: () => void this.lookInto(scenario),
      });
    }
  }

  /** Brings in the scenarios of the players' own that were made since the content was loaded. */
  async refresh(): Promise<void> {
    try {
      await this.#shelf.refreshOwn();
      this.#compose();
    } catch {
      // What is here goes on to hold; a lost connection is said elsewhere.
    }
  }

  /** Loads any scenario, and other files besides; false where they cannot be had. */
  async load(scenario: string, files: readonly string[]): Promise<boolean> {
    try {
      for (const file of files) await this.#shelf.load(file);
      await this.#shelf.loadScenario(scenario);
      this.#compose();
      return true;
    } catch {
      this.#messages.problem(APP.contentFailed);
      return false;
    }
  }

  /** Without the lines of a class nobody is asked which one is played. */
  async loadCardLines(classes: readonly string[]): Promise<void> {
    await this.#shelf.loadCardLines(classes);
    this.#compose();
  }

  /** The packs of the campaign count from now on; what is missing is said when it is opened. */
  async takePacks(isFirst: boolean): Promise<void> {
    this.#compose();
    const campaign = this.#game()?.campaign;
    if (!campaign || campaign.packs.length === 0) return;
    await this.refresh();
    const missing = missingPacks(campaign, this.content);
    if (isFirst && missing.length > 0) {
      this.#messages.lasting(PACKS.missing(missing.map(({ name }) => name)));
    }
  }

  /** What is loaded, as the packs of the campaign make it. */
  #compose(): void {
    this.#printed = this.#shelf.contentFor(packsOf(this.#game()));
  }

  /** A scenario of the players' own can be deleted after it was played, and undo leads back into it. */
  async #isGone(scenario: string): Promise<boolean> {
    if (!isOwnScenario(scenario)) return false;
    await this.refresh();
    return this.content.scenarioEntry(scenario) === null;
  }
}

/** Ids of the packs the campaign plays with. */
export const packsOf = (game: Game | undefined): readonly string[] =>
  game?.campaign.packs.map(({ id }) => id) ?? [];
