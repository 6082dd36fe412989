import type { Look } from './resolve-look.ts';

/**
 * The browser's own bar has the stage's colour. It can't look at the tokens, and is painted before
 * they are here, so their values stand here once more; a test compares them.
 */
const stages = {
  light: { default: '#f5b301', pink: '#ff9db8' },
  dark: { default: '#33230d', pink: '#43152a' },
} as const;

export const metaThemeColour = ({ theme, skin }: Pick<Look, 'theme' | 'skin'>): string =>
  stages[theme][skin];
