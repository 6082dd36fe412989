import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** A rule of axe that something on the page breaks. */
interface AccessibilityViolation {
  rule: string;
  places: { html: string; path: string }[];
}

interface AxeOptions {
  /** A part of the page. */
  within?: string;
  /** Rules that may be broken. */
  allowed?: string[];
  /** No other rules than these. */
  only?: string[];
}

/** What keeps people out of the page as it stands. */
export async function findAccessibilityViolations(
  page: Page,
  { within = 'html', allowed = [], only }: AxeOptions = {},
): Promise<AccessibilityViolation[]> {
  // A page needs to be told only once what axe is: telling it costs as much as a look at a small page.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    rules: Object.fromEntries(allowed.map((rule) => [rule, { enabled: false }])),
    ...(only && { runOnly: only }),
  };
  return page.evaluate(runAxe, { within, options });
}

/** Runs in the page. */
async function runAxe({ within, options }: { within: string; options: RunOptions }) {
  // What fades in can't be read well until it is there.
  const runningAnimations = document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
  await Promise.allSettled(runningAnimations.map(({ finished }) => finished));
  const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
    within,
    options,
  );
  return violations.map(({ id, nodes }) => ({
    rule: id,
    places: nodes.map(({ html, target }) => ({ html, path: target.join(' ') })),
  }));
}
