import { metaThemeColour } from './bar-colour.ts';
import { type Look, resolveLook } from './resolve-look.ts';

/** A build flag: VITE_SYSTEM_THEME=1 follows the operating system. */
const followsSystem = import.meta.env.VITE_SYSTEM_THEME === '1';

export const systemDarkQuery = () => matchMedia('(prefers-color-scheme: dark)');

export function currentLook(stored: (key: string) => string | null): Look {
  return resolveLook({
    stored,
    followsSystem,
    systemIsDark: !import.meta.env.SSR && systemDarkQuery().matches,
  });
}

export function applyLook(look: Look): void {
  const { theme, skin, textSize, motion } = look;
  const { dataset } = document.documentElement;
  dataset.theme = theme;
  dataset.skin = skin;
  dataset.textSize = String(textSize);
  if (motion === 'reduced') dataset.motion = motion;
  else delete dataset.motion;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', metaThemeColour(look));
}
