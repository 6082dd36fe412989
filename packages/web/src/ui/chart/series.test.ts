import { expect, test } from 'vitest';
import { lineLookOf } from './series.ts';

test('four series look different, and the fifth like the first', () => {
  const looks = [0, 1, 2, 3, 4].map(lineLookOf);
  expect(looks).toEqual(['first', 'second', 'third', 'fourth', 'first']);
});
