import { expect, test } from 'vitest';
import { placeMenu } from './place-menu.ts';

const phone = { width: 390, height: 844 };
const menu = { width: 200, height: 180 };
const buttonAt = (left: number, top: number) => ({ left, top, right: left + 44, bottom: top + 44 });

test.each([
  ['below the button, ending where it ends', buttonAt(330, 100), { left: 174, top: 150 }],
  ['beginning where it begins, at the left edge', buttonAt(12, 100), { left: 12, top: 150 }],
  ['above it, at the bottom of the window', buttonAt(330, 780), { left: 174, top: 594 }],
  [
    'inside the window, when the button is half outside',
    buttonAt(370, 100),
    { left: 182, top: 150 },
  ],
] as const)('%s', (_where, button, place) => {
  expect(placeMenu(button, menu, phone)).toEqual(place);
});

test('without room below or above it is still inside the window', () => {
  const position = placeMenu(buttonAt(100, 60), menu, { width: 300, height: 160 });
  expect(position).toEqual({ left: 92, top: 8 });
});
