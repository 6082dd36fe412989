import { expect, test } from 'vitest';
import { faceNumbers, faceOf, initialOf } from './avatar-face.ts';

test.each([
  // The published values of FNV-1a.
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the face of “%s” is stable', (userId, hash) => {
  expect(faceOf(userId)).toBe(faceNumbers[hash % 6]);
});

test('faces are distributed evenly', () => {
  const dealt = new Map(faceNumbers.map((face) => [face, 0]));
  for (let player = 0; player < 6000; player++) {
    const face = faceOf(`anon_${player.toString(36)}`);
    dealt.set(face, (dealt.get(face) ?? 0) + 1);
  }
  for (const count of dealt.values()) {
    expect(count).toBeGreaterThan(850);
    expect(count).toBeLessThan(1150);
  }
});

test.each([
  ['maya', 'M'],
  ['  inês', 'I'],
  ['élodie', 'É'],
  ['e\u0301lodie', 'E\u0301'],
  ['👩‍🚀 Ada', '👩‍🚀'],
  ['', '?'],
])('the initial of “%s” is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
