import { describe, expect, test } from 'vitest';
import { parsePassword, passwordFaultMessages } from './password.ts';

const known = new Set([
  'password',
  'qwertyuiop',
  'dragon',
  'letmein',
  'sunshine',
  'basketballs',
  'million',
]);
const parse = (typed: string) =>
  parsePassword(typed, {
    isCommon: (password) => known.has(password),
    personal: ['Anna Bell', 'buzzer@example.org', 'Cleo', 'Bob'],
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
    'abcd'.repeat(50),
    'e\u0301'.repeat(196).concat('bcda'),
    'sunshine12345',
    'dragonflies dragon',
    'dragonfruits',
    'Bell 12 34 56',
    'abcdefghixz',
    'bob 1990 2026',
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
    [`${'e\u0301'.repeat(199)}${'\u0301'.repeat(403)}`, 'too_long'],
    ['qwertyuiop', 'common'],
    ['QWERTYUIOP', 'common'],
    ['password123', 'common'],
    ['P@ssw0rd!!', 'common'],
    ['..sunshine', 'common'],
    ['sunshine1234', 'common'],
    ['b4$k3tb41l5', 'common'],
    ['b@sketba11s', 'common'],
    ['m!ll!0n!!!', 'common'],
    ['ABCDEfghijkl', 'common'],
    ['dragondragon', 'common'],
    ['aaaaaaaaaaaa', 'common'],
    ['abababababab', 'common'],
    ['abcdefghijkl', 'common'],
    ['98765432109876', 'common'],
    ['Anna Bell 1990', 'personal'],
    ['annabell@2026', 'personal'],
    ['BUZZER-1990', 'personal'],
    ['buzzer@example.org', 'personal'],
    ['cleo 1990 2026', 'personal'],
    ['Bee-Jinx-2026', 'personal'],
  ])('%j is refused: %s', (typed, fault) => {
    expect(parse(typed)).toEqual({ ok: false, fault });
  });
});

test('each fault of a password is told in a sentence', () => {
  expect(passwordFaultMessages).toEqual({
    too_short: 'A password needs at least 10 characters. Three words do well.',
    too_long: 'A password can have at most 200 characters.',
    common: 'Many people use that password, so it is guessed first. Make it longer or stranger.',
    personal: 'That password is too much like your name or e-mail. Pick something unrelated.',
  });
});
