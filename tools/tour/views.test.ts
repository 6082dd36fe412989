import { describe, expect, test } from 'vitest';
import type { Step } from './step.ts';
import { docsViews, lookName, type View, viewsOf } from './views.ts';

const step: Step = { name: 'splash', path: '/' };
const spell = (view: View) => `${view.width} ${lookName(view)}`;

describe('which pictures a step gets', () => {
  test('four widths in light and dark, usually', () => {
    expect(viewsOf(step).map(spell)).toEqual([
      '320 light',
      '390 light',
      '768 light',
      '1280 light',
      '320 dark',
      '390 dark',
      '768 dark',
      '1280 dark',
    ]);
  });

  test('the pink skin as well for a key screen', () => {
    const views = viewsOf({ ...step, extent: 'everything' });
    expect(views).toHaveLength(16);
    expect(new Set(views.map(lookName))).toEqual(new Set(['light', 'dark', 'pink', 'dark-pink']));
  });

  test('a single one where more would tell nothing new', () => {
    expect(viewsOf({ ...step, extent: 'once' }).map(spell)).toEqual(['390 light']);
  });

  test('light only without scripts, as it is a script that makes it dark', () => {
    const views = viewsOf({ ...step, javaScript: false });
    expect(views.map(spell)).toEqual(['320 light', '390 light', '768 light', '1280 light']);
  });

  test('a phone and a desk in three looks for the documentation', () => {
    expect(docsViews.map(spell)).toEqual([
      '390 light',
      '1280 light',
      '390 dark',
      '1280 dark',
      '390 pink',
      '1280 pink',
    ]);
  });
});
