import type { Page } from '@playwright/test';
import { findAccessibilityViolations } from '../services/axe.ts';
import type { Step } from './step.ts';

/** Errors in the console, apart from those that the step brings about on purpose. */
export function filterUnexpectedErrors(
  errors: string[],
  { loses, allowedErrors = [] }: Step,
): string[] {
  return errors
    .filter((error) => loses === undefined || !error.includes(loses))
    .filter((error) => !allowedErrors.some((allowed) => allowed.test(error)))
    .map((error) => `console: ${error}`);
}

export function findHorizontalScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const widest = [...document.body.querySelectorAll('*')].find(
      (one) => one.getBoundingClientRect().right > clientWidth + 0.5,
    );
    const culprit = widest ? `, from ${widest.localName}.${widest.classList}` : '';
    return [`scrolls sideways by ${scrollWidth - clientWidth} px${culprit}`];
  });
}

export async function findAccessibilityFaults(
  page: Page,
  { holds, javaScript }: Step,
): Promise<string[]> {
  // axe is a script too.
  if (javaScript === false) return [];
  // Zooming is off because the specification says so; a text size of our own makes up for it.
  const allowed = ['meta-viewport'];
  // Nobody knows the heading of what hasn't come yet.
  if (holds !== undefined) allowed.push('page-has-heading-one');
  const found = await findAccessibilityViolations(page, { allowed });
  return found.flatMap(({ rule, places }) => places.map(({ path }) => `axe: ${rule} at ${path}`));
}
