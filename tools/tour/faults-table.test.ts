import { expect, test } from 'vitest';
import { faultRows } from './faults-table.ts';
import type { View } from './views.ts';

const light = { theme: 'light', skin: 'default' } as const;
const darkPink = { theme: 'dark', skin: 'pink' } as const;
const screenshot = (view: View, ...faults: string[]) => ({
  step: { name: 'splash', path: '/' },
  view,
  file: '',
  faults,
});

test('a fault has one row, however many pictures show it', () => {
  const rows = faultRows([
    screenshot({ width: 320, ...light }, 'scrolls sideways'),
    screenshot({ width: 390, ...light }, 'scrolls sideways', 'scrolls sideways'),
    screenshot({ width: 390, ...darkPink }, 'scrolls sideways', 'console: oh no'),
    screenshot({ width: 768, ...light }),
  ]);
  expect(rows).toEqual([
    { step: 'splash', fault: 'scrolls sideways', where: 'light 320 390, dark-pink 390' },
    { step: 'splash', fault: 'console: oh no', where: 'dark-pink 390' },
  ]);
});
