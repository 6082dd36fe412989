import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { default as axe, RunOptions } from 'axe-core';

// A browser takes a third longer to read the one with comments.
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** A rule of axe that the page violates. */
interface AccessibilityViolation {
  rule: string;
  places: { html: string; path: string }[];
}

interface AxeOptions {
  /** A selector. */
  within?: string;
  /** Rules that may be violated. */
  allowed?: string[];
  /** Checks only these rules. */
  only?: string[];
}

/** Accessibility violations of the page in its current state. */
export async function findAccessibilityViolations(
  page: Page,
  { within = 'html', allowed = [], only }: AxeOptions = {},
): Promise<AccessibilityViolation[]> {
  // Injected once per page, as that takes as long as checking a small page.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const options: RunOptions = {
    resultTypes: ['violations'],
    rules: Object.fromEntries(allowed.map((rule) => [rule, { enabled: false }])),
    ...(only && { runOnly: only }),
  };
  return page.evaluate(runAxe, { within, options });
}

/** Runs in the page. */
async function runAxe({ within, options }: { within: string; options: RunOptions }) {
  // Contrast is too low while something fades in; the end of one animation may begin another.
  const findRunning = () =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
  for (let running = findRunning(), round = 0; running.length > 0 && round < 10; round += 1) {
    const finished = Promise.allSettled(running.map((animation) => animation.finished));
    // An animation whose element isn't rendered any more never finishes.
    await Promise.race([finished, new Promise((done) => setTimeout(done, 2000))]);
    await new Promise((done) => setTimeout(done, 50));
    running = findRunning();
  }
  const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
    within,
    options,
  );
  return violations.map(({ id, nodes }) => ({
    rule: id,
    places: nodes.map(({ html, target }) => ({ html, path: target.join(' ') })),
  }));
}
