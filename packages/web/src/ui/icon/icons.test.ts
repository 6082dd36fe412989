import { expect, test } from 'vitest';
import { lineIcons, solidIcons } from './icons.ts';

test.each([...Object.entries(lineIcons), ...Object.entries(solidIcons)])(
  'the icon %s is a path that draws within its 24 units',
  (_name, path) => {
    expect(path).toMatch(/^M[\d.\sA-Za-z-]{10,}$/);
    const absolute = [...path.matchAll(/[MLHV](-?[\d.]+)/g)].map(([, number]) => Number(number));
    expect(absolute.every((number) => number >= 0 && number <= 24)).toBe(true);
  },
);

test('icons on the cell and those on the speaker have that outline', () => {
  const beginsAlike = (...paths: string[]) => new Set(paths.map((path) => path.slice(0, 25))).size;
  expect(beginsAlike(lineIcons.settings, lineIcons.clock, lineIcons.info, solidIcons.streak)).toBe(
    1,
  );
  expect(beginsAlike(lineIcons.sound, lineIcons.soundOff)).toBe(1);
});
