import { expect, test } from 'vitest';
import { chooseSteps, readOptions } from './options.ts';

const named = (...names: string[]) => names.map((name) => ({ name, path: '/' }));
const features = [
  { name: 'splash', steps: named('splash', 'splash-large-text') },
  { name: 'trouble', steps: named('loading', 'offline') },
];
const chosen = (...only: string[]) =>
  chooseSteps(features, only).map(({ name, steps }) => [name, ...steps.map((step) => step.name)]);

test('without names every step is chosen', () => {
  expect(chooseSteps(features, [])).toEqual(features);
});

test('a step is chosen by its name or by that of its feature', () => {
  expect(chosen('offline')).toEqual([['trouble', 'offline']]);
  expect(chosen('trouble')).toEqual([['trouble', 'loading', 'offline']]);
});

test('an unknown name is an error that lists the known ones', () => {
  expect(() => chosen('spalsh')).toThrow(
    'No such step: spalsh. There are splash, trouble, splash, splash-large-text, loading, offline.',
  );
});

test('two steps with the same name are an error', () => {
  const twice = [...features, { name: 'more', steps: named('offline') }];
  expect(() => chooseSteps(twice, [])).toThrow('offline');
});

test('without options there are all widths', () => {
  expect(readOptions([])).toEqual({
    only: [],
    widths: [320, 390, 768, 844, 1280, 1920],
    allLooks: false,
    docs: false,
  });
});

test('names and widths are read as lists', () => {
  const { only, widths } = readOptions(['--only', 'splash, settings', '--width', '1280,390']);
  expect({ only, widths }).toEqual({ only: ['splash', 'settings'], widths: [390, 1280] });
});

test('all looks, and pictures for the documentation, are asked for', () => {
  expect(readOptions(['--all-looks', '--docs'])).toMatchObject({ allLooks: true, docs: true });
});

test('an unknown width is an error that lists the known ones', () => {
  expect(() => readOptions(['--width', '400'])).toThrow('320, 390, 768, 844, 1280, 1920');
});
