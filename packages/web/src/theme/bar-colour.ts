import type { Look } from './resolve-look.ts';

/**
 * The browser's own bar has the stage's colour. It is painted before the tokens are loaded, so the values are
 * repeated here; a test compares them.
 */
const stages = {
  light: { default: '#f5b301', pink: '#ff9db8' },
  dark: { default: '#33230d', pink: '#43152a' },
} as const;

export const metaThemeColour = ({ theme, skin }: Pick<Look, 'theme' | 'skin'>): string =>
  stages[theme][skin];
