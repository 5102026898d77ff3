/** Sets up the measured tables, and restores them between measurements. */
import { id, type FigureId } from '../../../shared/ids';
import type { Command } from '../../../shared/commands/shapes';
import type { Hex } from '../../../shared/map/hexes';
import type { Scenario } from '../../../shared/state';
import type { ModifierCard } from '../../../shared/vocabulary';
import { beginBig, HUNDRED, type Crowd } from '../../e2e/bigTable';
import type { Host } from '../../e2e/harness';
import { campaignWith, record } from '../../e2e/paper';
import { callApi, scenarioOf, snapshotOf } from '../../e2e/table';

/** The first room of the first scenario, without a free hex. */
const TWENTY: Crowd = { 'bandit-guard': 6, 'living-bones': 10, cultist: 4 };
/** A modifier card that does not change the attack. */
const PLAIN_CARD = '+0' as ModifierCard;
/** High initiatives, so that monsters act first. */
const HIGH_INITIATIVES = [96, 97, 98, 99] as const;

/** Maximum attempts to draw the wanted cards. */
const MAX_TRIES = 40;

const firstOf = ({ phase }: Scenario): FigureId | undefined =>
  phase.name === 'turns' ? phase.order[0]?.turns[0]?.figure : undefined;

interface Setting {
  /** Number of standees, which the title shows. */
  readonly standees: number;
  readonly crowd: Crowd;
  /** A printed map with enough hexes for all figures while its last room stays closed. */
  readonly board: string;
}

/**
 * The hundred figures have twelve types, because the box has no ten types with that many standees.
 */
export const SCENES = [
  { title: 'A', standees: 20, crowd: TWENTY, board: '1' },
  { title: 'B', standees: 100, crowd: HUNDRED, board: '3' },
] as const;

export class Scene {
  readonly host: Host;
  readonly campaign: string;

  private constructor(host: Host, campaign: string) {
    this.host = host;
    this.campaign = campaign;
  }

  /** Throws if some standees could not be placed. */
  static async of(
    host: Host,
    title: string,
    { standees, crowd, board }: Setting,
    where: 'table' | 'board' = 'table',
  ): Promise<Scene> {
    let scene = new Scene(host, '');
    await beginBig(
      {
        begin: async (commands) => {
          scene = new Scene(host, await campaignWith(host, title, commands));
          return scene.campaign;
        },
        send: (...commands) => scene.send(...commands),
        scenario: () => scene.scenario(),
      },
      crowd,
      where === 'board' ? 'lastClosed' : 'closed',
      where === 'board' ? board : '1',
    );
    const { figures } = await scene.scenario();
    const count = figures.filter(({ kind }) => kind === 'monster').length;
    if (count !== standees) throw new Error(`${count} standees in place of ${standees}`);
    for (const [index, leading] of HIGH_INITIATIVES.entries()) {
      const character = id<FigureId>(`c${index + 1}`);
      await scene.send({ type: 'setInitiative', character, leading, second: null });
    }
    return scene;
  }

  placeOf(screen: 'table' | 'board'): string {
    return `${this.host.origin}/#/campaign/${encodeURIComponent(this.campaign)}/${screen}`;
  }

  scenario(): Promise<Scenario> {
    return scenarioOf(this.host, this.campaign);
  }

  send(...commands: readonly Command[]): Promise<void> {
    return record(this.host, this.campaign, commands);
  }

  /** Undoes the newest step through the API, so that the measured screen does nothing for it. */
  async undo(): Promise<void> {
    const { seq } = await snapshotOf(this.host, this.campaign);
    await callApi(this.host, 'campaign.undo', this.campaign, seq, crypto.randomUUID());
  }

  /** Reveals again and again until the turn order is as wanted, because the cards are random. */
  async revealUntil(isWanted: (scenario: Scenario, first: FigureId) => boolean): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      await this.send({ type: 'revealInitiatives' });
      const scenario = await this.scenario();
      const first = firstOf(scenario);
      if (first !== undefined && isWanted(scenario, first)) return;
      await this.undo();
      // The discard piles are restored, so only a reshuffle brings other cards.
      for (const { deck } of scenario.abilityDecks) {
        await this.send({ type: 'shuffleAbilityDeck', deck });
      }
    }
    throw new Error('nobody who comes first is as wanted');
  }

  /**
   * Begins an attack of the first active figure on the first character, and draws a card. On a map the two
   * are adjacent.
   */
  async beginAttack(at: Hex | null = null): Promise<void> {
    const attacker = firstOf(await this.scenario());
    if (attacker === undefined) throw new Error('nobody acts');
    const target = id<FigureId>('c1');
    const attack = { base: 2, ranged: false, range: null, targets: [{ figure: target }] };
    await this.send(
      ...(at ? [{ type: 'placeFigure', figure: attacker, at } as const] : []),
      { type: 'startTurn', figure: attacker },
      { type: 'beginAttack', attacker, ...attack },
      { type: 'enterForAttack', target, cards: [PLAIN_CARD] },
    );
  }
}
