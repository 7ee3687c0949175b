/** What a player has set for this device, kept in the browser. */

import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const themes = ['auto', 'day', 'night'] as const;
export type Theme = (typeof themes)[number];

/** How fast motions are played; 0 skips them. */
export const speeds = [0, 0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

export interface Settings {
  readonly theme: Theme;
  readonly speed: Speed;
  /** Cover the board while the device changes hands. */
  readonly privacyScreen: boolean;
  readonly sound: boolean;
  set(change: Partial<Pick<Settings, 'theme' | 'speed' | 'privacyScreen' | 'sound'>>): void;
}

type Kept = Partial<Record<keyof Settings, unknown>>;

/** What was kept may be old or edited by hand: anything odd falls back to what is usual. */
export function soundSettings(kept: unknown, usual: Settings): Settings {
  const {
    theme,
    speed,
    privacyScreen,
    sound: hasSound,
  } = (typeof kept === 'object' && kept !== null ? kept : {}) as Kept;
  return {
    ...usual,
    theme: themes.find(one => one === theme) ?? usual.theme,
    speed: speeds.find(one => one === speed) ?? usual.speed,
    privacyScreen: typeof privacyScreen === 'boolean' ? privacyScreen : usual.privacyScreen,
    sound: typeof hasSound === 'boolean' ? hasSound : usual.sound,
  };
}

export const useSettings = create<Settings>()(
  persist(set => ({ theme: 'auto', speed: 1, privacyScreen: true, sound: false, set: change => set(change) }), {
    name: 'weathergauge.settings',
    version: 1,
    partialize: ({ theme, speed, privacyScreen, sound: hasSound }) => ({
      theme,
      speed,
      privacyScreen,
      sound: hasSound,
    }),
    merge: soundSettings,
  }),
);

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
