import { describe, expect, test } from 'vitest';
import type { Step } from './step.ts';
import { docsViews, lookName, type View, viewsOf } from './views.ts';

const step: Step = { name: 'splash', path: '/' };
const spell = (view: View) => `${view.width} ${lookName(view)}`;

describe('the views of a step', () => {
  test('are six widths in light and dark by default', () => {
    expect(viewsOf(step).map(spell)).toEqual([
      '320 light',
      '390 light',
      '768 light',
      '844 light',
      '1280 light',
      '1920 light',
      '320 dark',
      '390 dark',
      '768 dark',
      '844 dark',
      '1280 dark',
      '1920 dark',
    ]);
  });

  test('have the pink skin as well with extent everything', () => {
    const views = viewsOf({ ...step, extent: 'everything' });
    expect(views).toHaveLength(24);
    expect(new Set(views.map(lookName))).toEqual(new Set(['light', 'dark', 'pink', 'dark-pink']));
  });

  test('are a single one with extent once', () => {
    expect(viewsOf({ ...step, extent: 'once' }).map(spell)).toEqual(['390 light']);
  });

  test('are light only without scripts, as a script sets the theme', () => {
    const views = viewsOf({ ...step, javaScript: false });
    expect(views.map(spell)).toEqual([
      '320 light',
      '390 light',
      '768 light',
      '844 light',
      '1280 light',
      '1920 light',
    ]);
  });

  test('for the documentation are two widths in three looks', () => {
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
