/** The palette entries that every screen has: undo, redo, and links to all screens. */
import type { OpenGame } from '../../game/openGame.svelte';
import type { PaletteEntry } from '../page/palette.svelte';
import { CAMPAIGN_SCREENS, FRONT_SCREENS, PARTY_SECTIONS, type Route } from '../page/route';
import { APP, PALETTE } from '../../words/sentences/first';

export function stepEntries({ snapshot, undoRedo }: OpenGame): readonly PaletteEntry[] {
  if (!snapshot) return [];
  const steps = [
    ['undo', undoRedo.undoTitle, 'Ctrl+Z'],
    ['redo', undoRedo.redoTitle, 'Ctrl+Shift+Z'],
    ['undoTurn', undoRedo.turnTitle, 'Ctrl+Alt+Z'],
  ] as const;
  return steps.flatMap(([step, title, shortcut]) => {
    if (title === null) return [];
    const label = step === 'redo' ? APP.redo(title) : APP.undo(title);
    return [{ label, group: PALETTE.groups.table, shortcut, run: () => void undoRedo[step]() }];
  });
}

/** Links to all screens, including those of the open campaign. */
export function goingEntries(
  campaign: string | null,
  go: (route: Route) => void,
): readonly PaletteEntry[] {
  return placesOf(campaign).map((place) => ({
    label: placeName(place),
    group: PALETTE.groups.go,
    run: () => go(place),
  }));
}

function placesOf(campaign: string | null): readonly Route[] {
  const ofAll: readonly Route[] = [
    ...FRONT_SCREENS.map((screen) => ({ screen })),
    { screen: 'editor', scenario: null },
    { screen: 'packs', pack: '', part: null },
  ];
  if (campaign === null) return ofAll;
  const screens = CAMPAIGN_SCREENS.filter((screen) => screen !== 'map');
  return [
    ...screens.map((screen) => ({ screen, campaign })),
    ...ofAll,
    ...PARTY_SECTIONS.map((section) => ({ screen: 'party', campaign, section }) as const),
  ];
}

function placeName(place: Route): string {
  if (place.screen === 'start') return APP.name;
  const section = place.screen === 'party' ? place.section : undefined;
  return section ? APP.partyPages[section] : APP.screens[place.screen];
}
