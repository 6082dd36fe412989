export type Mode = 'light' | 'dark' | 'system';
type Theme = 'light' | 'dark';
export type Skin = 'default' | 'pink';

/** Per cent of the browser's text size. Zoom is disabled, as specified, so the page offers this instead. */
export const textSizes = [100, 115, 130, 150, 175, 200] as const;
export type TextSize = (typeof textSizes)[number];

export interface Look {
  mode: Mode;
  theme: Theme;
  skin: Skin;
  textSize: TextSize;
  /** The system's preference for reduced motion counts in any case. */
  motion: 'full' | 'reduced';
}

export const lookKeys = {
  theme: 'ui.theme',
  /** That a player, not the build, has chosen to follow the system. */
  followsSystem: 'ui.followsSystem',
  skin: 'ui.skin',
  textSize: 'ui.textSize',
  motion: 'ui.motion',
} as const;

interface Facts {
  stored: (key: string) => string | null;
  /** Of the build. Without it no choice means light, and so does "system" unless the player has chosen that in the settings. */
  followsSystem: boolean;
  systemIsDark: boolean;
}

export function resolveLook({ stored, followsSystem, systemIsDark }: Facts): Look {
  const mode = readMode(stored(lookKeys.theme)) ?? (followsSystem ? 'system' : 'light');
  const maySystemDecide = followsSystem || stored(lookKeys.followsSystem) === 'true';
  const system = maySystemDecide && systemIsDark ? 'dark' : 'light';
  return {
    mode,
    theme: mode === 'system' ? system : mode,
    skin: stored(lookKeys.skin) === 'pink' ? 'pink' : 'default',
    textSize: readTextSize(stored(lookKeys.textSize)),
    motion: stored(lookKeys.motion) === 'reduced' ? 'reduced' : 'full',
  };
}

function readMode(stored: string | null): Mode | undefined {
  return stored === 'light' || stored === 'dark' || stored === 'system' ? stored : undefined;
}

function readTextSize(stored: string | null): TextSize {
  return textSizes.find((size) => String(size) === stored) ?? 100;
}
