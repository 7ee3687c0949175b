/** What a player has set for this device, kept in the browser. */

import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const themes = ['auto', 'day', 'night'] as const;
export type Theme = (typeof themes)[number];

/** How fast motions are played; 0 skips them. */
export const speeds = [0, 0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

/** When the board is covered while the device changes hands: before sealed orders only, every time, or not at all. */
export const privacies = ['sealed-only', 'always', 'never'] as const;
export type Privacy = (typeof privacies)[number];

export interface Chosen {
  readonly book: string;
  readonly scenario: string;
}

export interface Settings {
  readonly theme: Theme;
  readonly speed: Speed;
  readonly privacyScreen: Privacy;
  /** Whether a briefing comes before the first order of a game. */
  readonly briefing: boolean;
  readonly sound: boolean;
  /** How loud, while it is on: above 0, up to 1. */
  readonly volume: number;
  /** Moves are steered order by order, also where a ship can be moved by hand. */
  readonly strokes: boolean;
  /** What was chosen last in the lobby; null on the first visit. */
  readonly chosen: Chosen | null;
  set(change: Partial<Omit<Settings, 'set'>>): void;
}

type Kept = Partial<Record<keyof Settings, unknown>>;

/** Checks stored settings, which may be old or edited: every invalid field gets its default. */
export function validSettings(kept: unknown, usual: Settings): Settings {
  const {
    theme,
    speed,
    privacyScreen,
    briefing,
    sound: hasSound,
    volume,
    strokes: isByStrokes,
    chosen,
  } = (typeof kept === 'object' && kept !== null ? kept : {}) as Kept;
  return {
    ...usual,
    theme: themes.find(one => one === theme) ?? usual.theme,
    speed: speeds.find(one => one === speed) ?? usual.speed,
    privacyScreen: toPrivacy(privacyScreen) ?? usual.privacyScreen,
    briefing: typeof briefing === 'boolean' ? briefing : usual.briefing,
    sound: typeof hasSound === 'boolean' ? hasSound : usual.sound,
    volume: typeof volume === 'number' && volume > 0 && volume <= 1 ? volume : usual.volume,
    strokes: typeof isByStrokes === 'boolean' ? isByStrokes : usual.strokes,
    chosen: toChosen(chosen) ?? usual.chosen,
  };
}

/** Whether there are such a book and scenario is for the lobby to say. */
function toChosen(kept: unknown): Chosen | undefined {
  const { book, scenario } = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<
    Record<keyof Chosen, unknown>
  >;
  return typeof book === 'string' && typeof scenario === 'string' ? { book, scenario } : undefined;
}

/** Older versions stored a boolean: false meant never, true is read as the default. */
function toPrivacy(kept: unknown): Privacy | undefined {
  return kept === false ? 'never' : privacies.find(one => one === kept);
}

export const useSettings = create<Settings>()(
  persist(
    set => ({
      theme: 'auto',
      speed: 1,
      privacyScreen: 'sealed-only',
      briefing: true,
      sound: false,
      volume: 0.6,
      strokes: false,
      chosen: null,
      set: change => set(change),
    }),
    {
      name: 'weathergauge.settings',
      version: 1,
      merge: validSettings,
    },
  ),
);

export function toggleSound(): void {
  useSettings.setState(({ sound: hasSound }) => ({ sound: !hasSound }));
}

/** Keeps `data-theme` on the page: day or night as set, or as the system has it. */
export function followTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = (): void => {
    const { theme } = useSettings.getState();
    const systems = dark.matches ? 'night' : 'day';
    document.documentElement.dataset['theme'] = theme === 'auto' ? systems : theme;
  };
  show();
  useSettings.subscribe(show);
  dark.addEventListener('change', show);
}
