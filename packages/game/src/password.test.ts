import { describe, expect, test } from 'vitest';
import { parsePassword } from './password.ts';

const known = new Set(['password', 'qwertyuiop', 'dragon', 'letmein', 'sunshine']);
const parse = (typed: string) =>
  parsePassword(typed, {
    isCommon: (password) => known.has(password),
    personal: ['Anna Bell', 'annabell@example.org'],
  });

describe('a password', () => {
  test.each([
    'three quiet herons',
    'correct horse battery staple',
    'ÄäÖöÜü-ẞß-ñÑ',
    '蜜蜂在花园里跳舞唱歌',
    '🐝🌻🍯🌙🦊🐳🍄🌈⭐🔥',
    'x7#kQ!v9zR',
    '   ten spaces count   ',
    'a'.repeat(100) + 'bcd'.repeat(33),
  ])('%j is accepted', (typed) => {
    expect(parse(typed)).toMatchObject({ ok: true });
  });

  test('is the same for composed and decomposed letters', () => {
    expect(parse('cafe\u0301 au lait')).toEqual(parse('caf\u00e9 au lait'));
  });

  test.each([
    ['short one', 'too_short'],
    ['👩‍🚀👩‍🚀👩‍🚀', 'too_short'],
    ['x'.repeat(201), 'too_long'],
    ['x'.repeat(100_000), 'too_long'],
    ['qwertyuiop', 'common'],
    ['QWERTYUIOP', 'common'],
    ['password123', 'common'],
    ['P@ssw0rd!!', 'common'],
    ['..sunshine', 'common'],
    ['dragondragon', 'common'],
    ['aaaaaaaaaaaa', 'common'],
    ['abababababab', 'common'],
    ['abcdefghijkl', 'common'],
    ['98765432109876', 'common'],
    ['Anna Bell 1990', 'personal'],
    ['annabell@2026', 'personal'],
    ['Bee-Jinx-2026', 'personal'],
  ])('%j is refused: %s', (typed, fault) => {
    expect(parse(typed)).toEqual({ ok: false, fault });
  });
});
