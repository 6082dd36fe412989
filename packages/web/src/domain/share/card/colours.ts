const names = [
  'paper',
  'ink',
  'ink-soft',
  'stage',
  'stage-2',
  'on-stage',
  'on-stage-soft',
  'paper-soft',
  'petal',
  'logo-1',
  'logo-2',
  'warm-0',
  'warm-1',
  'warm-2',
  'warm-3',
  'warm-4',
  'warm-back',
  'warm-edge',
  'on-warm',
  'font-word',
  'font-ui',
] as const;

export type Tokens = Record<(typeof names)[number], string>;

/** The current look's tokens for the canvas. */
export function readTokens(): Tokens {
  const styles = getComputedStyle(document.documentElement);
  return Object.fromEntries(
    names.map((name) => [name, styles.getPropertyValue(`--${name}`).trim()]),
  ) as Tokens;
}
