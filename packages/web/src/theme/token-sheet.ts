export interface Rule {
  selectors: readonly string[];
  tokens: ReadonlyMap<string, string>;
}

export interface LookVariant {
  id: 'light' | 'dark' | 'pink' | 'dark-pink';
  name: string;
  theme: 'light' | 'dark';
  skin: 'default' | 'pink';
}

export type LookVariantId = LookVariant['id'];

export const lookVariants: readonly LookVariant[] = [
  { id: 'light', name: 'Light', theme: 'light', skin: 'default' },
  { id: 'dark', name: 'Dark', theme: 'dark', skin: 'default' },
  { id: 'pink', name: 'Pink', theme: 'light', skin: 'pink' },
  { id: 'dark-pink', name: 'Pink, dark', theme: 'dark', skin: 'pink' },
];

export function mapLooks<Value>(make: (look: LookVariant) => Value): Record<LookVariantId, Value> {
  const made = lookVariants.map((look) => [look.id, make(look)] as const);
  return Object.fromEntries(made) as Record<LookVariantId, Value>;
}

/** Token names are without the two hyphens. */
export function parseTokenSheet(css: string): Rule[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    selectors: selectors.split(',').map((selector) => selector.trim()),
    tokens: new Map(
      [...body.matchAll(/--([\w-]+)\s*:\s*([^;]+)/g)].map(([, name = '', value = '']) => [
        name,
        value.trim().replace(/\s+/g, ' '),
      ]),
    ),
  }));
}

export function tokenNames(sheet: readonly Rule[]): string[] {
  return [...new Set(sheet.flatMap(({ tokens }) => [...tokens.keys()]))];
}

/** As the cascade resolves them on the root element. */
export function tokensFor(
  sheet: readonly Rule[],
  look: Pick<LookVariant, 'theme' | 'skin'>,
): Map<string, string> {
  const holding = sheet
    .map(({ selectors, tokens }) => ({
      tokens,
      weight: Math.max(...selectors.map((selector) => specificityOf(selector, look))),
    }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => a.weight - b.weight);
  return new Map(holding.flatMap(({ tokens }) => [...tokens]));
}

/** 0 when it doesn't match. */
function specificityOf(selector: string, look: Pick<LookVariant, 'theme' | 'skin'>): number {
  if (selector === ':root') return 1;
  const required = attributesOf(selector);
  return required.every(([kind, value]) => look[kind] === value) ? required.length : 0;
}

const attributesOf = (selector: string) =>
  [...selector.matchAll(/\[data-(theme|skin)="?(\w+)"?\]/g)].map(
    ([, kind, value]) => [kind as 'theme' | 'skin', value] as const,
  );

/** The rule with a look's own values; the light one is the base of all. */
export function isDefiningRule(rule: Rule, { id, theme, skin }: LookVariant): boolean {
  if (id === 'light') return rule.selectors.includes(':root');
  const own = [
    ...(theme === 'dark' ? ['theme:dark'] : []),
    ...(skin === 'pink' ? ['skin:pink'] : []),
  ];
  return rule.selectors.some(
    (selector) =>
      attributesOf(selector)
        .map(([kind, value]) => `${kind}:${value}`)
        .join() === own.join(),
  );
}

/** Follows references to other tokens. */
export function resolveToken(
  tokens: ReadonlyMap<string, string>,
  name: string,
): string | undefined {
  const seen = new Set<string>();
  let value = tokens.get(name);
  for (;;) {
    const reference = value?.match(/^var\(--([\w-]+)\)$/)?.[1];
    if (reference === undefined) return value;
    if (seen.has(reference)) return undefined;
    seen.add(reference);
    value = tokens.get(reference);
  }
}
