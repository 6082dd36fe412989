import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('walks everything at every width when nothing is asked for', () => {
  expect(readOptions([])).toEqual({ only: [], widths: [320, 390, 768, 1280], docs: false });
});

test('takes names and widths as lists', () => {
  const options = readOptions(['--only', 'splash, settings', '--width', '1280,390', '--docs']);
  expect(options).toEqual({ only: ['splash', 'settings'], widths: [390, 1280], docs: true });
});

test('says which widths there are', () => {
  expect(() => readOptions(['--width', '400'])).toThrow('320, 390, 768, 1280');
});
