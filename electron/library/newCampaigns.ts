/** How a campaign comes into a library: begun here, brought in a file, or kept beside the one another process plays. */
import { randomUUID } from 'node:crypto';
import type { CampaignEntry, CampaignKey } from '#shared/api/api';
import { ok, refuse, type Result } from '#shared/result';
import type { Play, Session } from '../session/session';
import type { Campaigns } from './campaigns';
import type { OwnScenarios } from './content/customScenarios';
import type { Packs } from './content/packs';
import { pathsOf } from './disk/paths';
import type { Game } from '#shared/state';
import { makeCampaign, placeCampaign, unmakeCampaign } from './opening/newFiles';
import type { FileOptions } from './saving/campaignFile';
import { arrive } from './travelling/importCampaign';
import type { Travelling } from './travelling/exportFile';
import { keepDeleted, keepSide } from './travelling/conflictCopy';
import type { NewCampaign } from './travelling/moveInStep';
import type { Arrival } from './travelling/work';

interface Places {
  readonly campaigns: Campaigns;
  readonly scenarios: OwnScenarios;
  readonly packs: Packs;
}

interface Beginning {
  readonly empty: Game;
  readonly play: Play;
}

/** None of its deeds waits for another one; the library calls them one by one. */
export class Newcomers {
  readonly #places: Places;
  readonly #rules: Beginning;
  readonly #options: FileOptions;

  constructor(places: Places, rules: Beginning, options: FileOptions) {
    this.#places = places;
    this.#rules = rules;
    this.#options = options;
  }

  /** Makes a campaign with its first moment, and opens it. */
  async begin(command: NewCampaign): Promise<Result<Session>> {
    const { campaigns } = this.#places;
    if (await campaigns.hasName(command.name)) {
      return refuse({ code: 'nameIsTaken', name: command.name });
    }
    const before = this.#rules.empty;
    const played = this.#rules.play(before, command);
    if (!played.ok) return played;
    const key = await campaigns.freeKey(command.name);
    if (!(await this.#options.isOurs())) return campaigns.locked();
    const paths = pathsOf(campaigns.folder, key);
    const begun = { command, before, ...played.value };
    const created = await makeCampaign(paths, randomUUID(), begun, this.#options);
    if (!created.ok) return created;
    const opened = await campaigns.opened(key);
    return opened.ok ? ok(opened.value.session) : opened;
  }

  /** Keeps what was held of a campaign that another process went on with or deleted (null), and says so. */
  keepSide(session: Session | null, side: Travelling): Promise<void> {
    const { campaigns } = this.#places;
    const { report } = this.#options;
    const add = () => this.#add(side);
    if (session) return keepSide(session, add, { folder: campaigns.folder, report });
    return keepDeleted(add, {
      folder: campaigns.folder,
      report,
      open: async ({ key }) => {
        const opened = await campaigns.opened(key);
        return opened.ok ? opened.value.session : null;
      },
    });
  }

  /** Makes the files of a campaign that was checked, under a free name. */
  async place(id: string, arrival: Arrival): Promise<Result<CampaignEntry>> {
    const { campaigns, packs, scenarios } = this.#places;
    if (!(await this.#options.isOurs())) return campaigns.locked();
    const { arrived } = arrival;
    const { campaign, scenario } = arrived.held.game;
    const packed = await packs.bring(arrival.packs, campaign.packs);
    if (!packed.ok) return packed;
    const brought = await scenarios.bring(arrival.scenarios, scenario?.scenario ?? null);
    if (!brought.ok) return brought;
    const name = await campaigns.freeName(campaign.name);
    const key = await campaigns.freeKey(name);
    const paths = pathsOf(campaigns.folder, key);
    const placed = await placeCampaign(paths, id, arrived, this.#options.now());
    if (!placed.ok) return placed;
    const named = await this.nameAnew(key, name);
    // What was just added and cannot be had is taken away again.
    // Where the library is another's by now, it may be played on there.
    if (!named.ok && named.refusal.code === 'saveFailed')
      await campaigns.closedFor(key, () => unmakeCampaign(paths, { id, seq: arrived.held.seq }));
    return named;
  }

  /** Gives a campaign the name it has to have here, as a step that can be seen and undone. */
  async nameAnew(key: CampaignKey, name: string): Promise<Result<CampaignEntry>> {
    const { campaigns } = this.#places;
    const opened = await campaigns.opened(key);
    if (!opened.ok) return opened;
    const { session } = opened.value;
    if (session.game.campaign.name !== name) {
      const renamed = await session.send({ type: 'renameCampaign', name }, randomUUID());
      if (!renamed.ok) return renamed;
    }
    return ok(await campaigns.entry(key));
  }

  /** Makes files of a campaign under a free name; null where it is none that could be played. */
  async #add(travelling: Travelling): Promise<Result<CampaignEntry> | null> {
    const id = randomUUID();
    const arrived = await arrive(travelling, id, this.#options.readGame);
    return arrived && this.place(id, { ...travelling, arrived });
  }
}
