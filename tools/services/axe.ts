import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** A rule of axe that something on the page breaks. */
interface Barrier {
  rule: string;
  places: { html: string; path: string }[];
}

interface Wishes {
  /** A part of the page. */
  within?: string;
  /** Rules that may be broken. */
  allowed?: string[];
  /** No other rules than these. */
  only?: string[];
}

/** What keeps people out of the page as it stands. */
export async function findBarriers(
  page: Page,
  { within = 'html', allowed = [], only }: Wishes = {},
): Promise<Barrier[]> {
  // A page needs to be told only once what axe is: telling it costs as much as a look at a small page.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    rules: Object.fromEntries(allowed.map((rule) => [rule, { enabled: false }])),
    ...(only && { runOnly: only }),
  };
  return page.evaluate(look, { within, options });
}

/** Runs in the page. */
async function look({ within, options }: { within: string; options: RunOptions }) {
  // What fades in can't be read well until it is there.
  const passing = document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
  await Promise.allSettled(passing.map(({ finished }) => finished));
  const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
    within,
    options,
  );
  return violations.map(({ id, nodes }) => ({
    rule: id,
    places: nodes.map(({ html, target }) => ({ html, path: target.join(' ') })),
  }));
}
