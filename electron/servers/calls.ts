/** Validates the arguments of calls from screens before the API gets them. */
import { z } from 'zod';
import type { StandeeApi } from '#shared/api/api';
import { WINDOW_THEMES, type DesktopApi } from '#shared/api/desktop';
import { makeCall, type DesktopMethod, type Method } from '#shared/api/calls';
import { faultOfCommand, readCommand, type Command } from '#shared/commands/shapes';
import { MAX_PACK_FILES } from '#shared/content/reading/limits';
import { refuse } from '#shared/result';

const campaign = z.string().min(1).max(200);
const fileName = z.string().min(1).max(300);
const seq = z.int().min(0);
const pack = z.string().min(1).max(100);
const stamp = z.string().min(1).max(100);
const request = z.string().min(1).max(100);
const command = z.unknown().transform((input, context): Command => {
  const read = readCommand(input);
  if (read) return read;
  context.addIssue(faultOfCommand(input));
  return z.NEVER;
});

const packFolder = z.enum(['packs', 'scenarios']);
const packFiles = z
  .array(z.strictObject({ path: z.string().max(300), text: z.string() }))
  .min(1)
  .max(MAX_PACK_FILES + 1);

const device = z.string().min(1).max(40);
const SHARE_ACT = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('start'), campaign, address: z.string().max(100) }),
  z.strictObject({ act: z.literal('stop') }),
  z.strictObject({ act: z.literal('newJoinCode') }),
  z.strictObject({ act: z.literal('answer'), knock: device, letIn: z.boolean() }),
  z.strictObject({ act: z.literal('rename'), device, name: z.string().max(200) }),
  z.strictObject({
    act: z.literal('seat'),
    device,
    characters: z.array(z.string().min(1).max(100)).max(20),
  }),
  z.strictObject({ act: z.literal('sendAway'), device }),
  z.strictObject({ act: z.literal('monsters'), everybody: z.boolean() }),
  z.strictObject({ act: z.literal('reveals'), byItself: z.boolean() }),
]);

/** Arguments of every method, in order. */
const ARGUMENTS = {
  'library.list': z.tuple([]),
  'library.create': z.tuple([z.string()]),
  'campaign.open': z.tuple([campaign]),
  'library.export': z.tuple([campaign]),
  // Validated by the library, which has a refusal for each problem of a file.
  'library.import': z.tuple([z.unknown()]),
  'library.rename': z.tuple([campaign, z.string().max(1000)]),
  'library.duplicate': z.tuple([campaign]),
  'library.delete': z.tuple([campaign]),
  'trash.list': z.tuple([]),
  'trash.restore': z.tuple([fileName]),
  'backups.list': z.tuple([campaign]),
  'backups.restore': z.tuple([campaign, fileName]),
  'copies.state': z.tuple([]),
  'copies.choose': z.tuple([z.string().min(1).max(4096).nullable()]),
  'copies.copyNow': z.tuple([]),
  'copies.list': z.tuple([]),
  'copies.restore': z.tuple([fileName]),
  'library.showInFolder': z.tuple([campaign]),
  'campaign.history': z.tuple([campaign, seq]),
  'campaign.statistics': z.tuple([campaign]),
  'campaign.clock': z.tuple([campaign, z.enum(['beat', 'pause', 'go'])]),
  'campaign.send': z.tuple([campaign, command, request, seq.optional()]),
  'campaign.undo': z.tuple([campaign, seq, request]),
  'campaign.redo': z.tuple([campaign, seq, request]),
  'campaign.goTo': z.tuple([campaign, seq, seq, request]),
  'library.progress': z.tuple([]),
  'library.cancel': z.tuple([]),
  'packs.list': z.tuple([packFolder]),
  'packs.open': z.tuple([packFolder, pack]),
  'packs.import': z.tuple([packFolder, packFiles, z.boolean()]),
  'packs.save': z.tuple([packFolder, z.unknown(), pack.nullable(), stamp.nullable()]),
  'packs.export': z.tuple([packFolder, pack]),
  'packs.duplicateScenario': z.tuple([pack]),
  'packs.delete': z.tuple([packFolder, pack, stamp, z.boolean()]),
  'sharing.state': z.tuple([]),
  'sharing.act': z.tuple([SHARE_ACT]),
  'characters.export': z.tuple([campaign, z.string().min(1).max(200)]),
  'characters.read': z.tuple([z.string()]),
  'secretariat.exportForSecretariat': z.tuple([campaign]),
  'secretariat.preview': z.tuple([z.string()]),
  'secretariat.create': z.tuple([z.string(), z.int().min(0).max(100), z.string().max(1000)]),
} satisfies Record<Method, z.ZodType<readonly unknown[]>>;

/** Validates the arguments and makes the call. Invalid arguments are refused. */
export async function call(api: StandeeApi, method: Method, args: unknown): Promise<unknown> {
  return callChecked(ARGUMENTS[method], args, (read) => makeCall(api, method, read));
}

const paper = z.strictObject({ pageSize: z.enum(['A4', 'Letter']), landscape: z.boolean() });

/** Arguments of the desktop-only methods. */
const DESKTOP_ARGUMENTS = {
  'desktop.exportCampaign': z.tuple([campaign]),
  'desktop.importCampaign': z.tuple([]),
  'desktop.importOpened': z.tuple([]),
  'desktop.print': z.tuple([paper]),
  'desktop.printToPdf': z.tuple([paper]),
  'desktop.saveText': z.tuple([z.string().min(1).max(300), z.string().max(2_000_000)]),
  'desktop.followTheme': z.tuple([z.enum(WINDOW_THEMES)]),
  'desktop.askForFolder': z.tuple([]),
  'desktop.saveReport': z.tuple([
    z.strictObject({
      campaign: campaign.nullable(),
      settings: z.string().max(10_000),
      withNames: z.boolean(),
    }),
  ]),
} satisfies Record<DesktopMethod, z.ZodType<readonly unknown[]>>;

/** Validates the arguments of a desktop-only method and makes the call. */
export async function callDesktop(
  api: DesktopApi,
  method: DesktopMethod,
  args: unknown,
): Promise<unknown> {
  return callChecked(DESKTOP_ARGUMENTS[method], args, (read) => makeCall(api, method, read));
}

async function callChecked(
  shape: z.ZodType<readonly unknown[]>,
  args: unknown,
  make: (args: readonly unknown[]) => Promise<unknown>,
): Promise<unknown> {
  const read = shape.safeParse(args);
  if (!read.success) {
    // The refusal names a field only for commands. Players never see the other arguments.
    const field = read.error.issues.find((issue) => issue.code === 'custom')?.message;
    return refuse({ code: 'malformedCommand', ...(field === undefined ? {} : { field }) });
  }
  return make(read.data);
}
