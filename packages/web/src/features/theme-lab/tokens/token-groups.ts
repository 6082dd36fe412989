/** In the order of the lab; the first match counts. */
const groups = {
  'Paper and ink': /^(paper|ink|comb)(-|$)/,
  Honey: /^(on-)?honey(-|$)|^btn-/,
  Signals: /^(petal|sting|leaf|sky|focus)(-|$)/,
  Stage: /^(on-)?(stage|guest)(-|$)|^(conf|logo)(-|$)/,
  Game: /^(on-)?(card|field|envelope|cta)(-|$)|^wax(-|$)/,
  Warmth: /^(on-)?warm(-|$)/,
  Cameras: /^qr-/,
  Bee: /^bee-/,
  Faces: /^(on-)?face-/,
  'Light and shade': /^(shadow|scrim)(-|$)/,
  Type: /^(font|t)-/,
  Space: /^s-/,
  'Corners and lines': /^(r|line)(-|$)/,
  Motion: /^ease-/,
} as const;

export const fallbackGroup = 'The rest';

export interface TokenGroup {
  name: string;
  tokens: string[];
}

export function groupTokens(names: readonly string[]): TokenGroup[] {
  const byGroup = Map.groupBy(names, groupOf);
  return [...Object.keys(groups), fallbackGroup].flatMap((name) => {
    const tokens = byGroup.get(name);
    return tokens ? [{ name, tokens }] : [];
  });
}

function groupOf(token: string): string {
  return Object.entries(groups).find(([, pattern]) => pattern.test(token))?.[0] ?? fallbackGroup;
}
