import { beforeAll, expect, test } from 'vitest';
import { readBeeParts } from './bee.ts';
import type { Family } from './family.ts';

let family: Family;
beforeAll(() => {
  family = readBeeParts().family;
});

test.each([
  ['sun', 'sunny'],
  ['sun', 'sunshine'],
  ['bake', 'baker'],
  ['happy', 'happiness'],
  ['fire', 'firefighter'],
  ['house', 'houses'],
  ['rain', 'raincoat'],
  ['berry', 'strawberry'],
  ['color', 'colour'],
])('%s and %s are of one family', (one, other) => {
  expect(family.areKin(one, other)).toBe(true);
  expect(family.areKin(other, one)).toBe(true);
});

test.each([
  ['sea', 'season'],
  ['sand', 'sandwich'],
  ['corn', 'corner'],
  ['car', 'carpet'],
  ['ear', 'earth'],
  ['bat', 'battery'],
  ['pen', 'penguin'],
  ['ant', 'giant'],
  ['ice', 'mice'],
])('%s and %s only share letters', (one, other) => {
  expect(family.areKin(one, other)).toBe(false);
});
