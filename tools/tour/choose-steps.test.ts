import { expect, test } from 'vitest';
import { chooseSteps } from './choose-steps.ts';

const named = (...names: string[]) => names.map((name) => ({ name, path: '/' }));
const features = [
  { name: 'splash', steps: named('splash', 'splash-large-text') },
  { name: 'trouble', steps: named('loading', 'offline') },
];
const chosen = (...only: string[]) =>
  chooseSteps(features, only).map(({ name, steps }) => [name, ...steps.map((step) => step.name)]);

test('takes everything when nothing is named', () => {
  expect(chooseSteps(features, [])).toEqual(features);
});

test('takes a step by its name, and a whole feature by its own', () => {
  expect(chosen('offline')).toEqual([['trouble', 'offline']]);
  expect(chosen('trouble')).toEqual([['trouble', 'loading', 'offline']]);
});

test('says what there is when a name is wrong', () => {
  expect(() => chosen('spalsh')).toThrow(
    'No such step: spalsh. There are splash, trouble, splash, splash-large-text, loading, offline.',
  );
});

test('refuses two steps whose pictures would have one name', () => {
  const twice = [...features, { name: 'more', steps: named('offline') }];
  expect(() => chooseSteps(twice, [])).toThrow('offline');
});
