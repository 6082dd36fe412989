import { describe, expect, test } from 'vitest';
import { parseBuzz } from './buzz.ts';
import { parseDisplayName } from './display-name.ts';
import { parseEmail } from './email.ts';
import { parseHiveDescription, parseHiveName } from './hive-text.ts';
import { parseInviteMessage } from './invite-message.ts';
import {
  countCharacters,
  hasHiddenCharactersBesidesBreaks,
  stripEmoji,
  stripHiddenCharacters,
} from './text.ts';
import { parseWord } from './word.ts';

/** Every parser of typed text: its result, or undefined where it refuses. */
const parsers: Record<string, (typed: string) => string | undefined> = {
  word: (typed) => fieldOf(parseWord(typed), 'word'),
  'display name': (typed) => fieldOf(parseDisplayName(typed), 'name'),
  'hive name': (typed) => fieldOf(parseHiveName(typed), 'name'),
  description: (typed) => parseHiveDescription(typed) ?? undefined,
  buzz: (typed) => fieldOf(parseBuzz(typed, false), 'text'),
  'invite message': (typed) => parseInviteMessage(typed) ?? undefined,
  email: (typed) => {
    const ruling = parseEmail(`${typed}@example.org`);
    return ruling.ok ? ruling.email : undefined;
  },
};

function fieldOf<Key extends string>(
  ruling: { ok: false } | ({ ok: true } & Record<Key, string>),
  key: Key,
): string | undefined {
  return ruling.ok ? ruling[key] : undefined;
}

const invisible = /[\p{Default_Ignorable_Code_Point}\p{C}\u2800\u{1D159}\u{16FE4}]/u;
/** Most code points are unassigned or private; only the first and last two of each plane are tested. */
const isSkipped = (code: number, character: string) =>
  /[\p{Cn}\p{Co}]/u.test(character) &&
  !/\p{Default_Ignorable_Code_Point}/u.test(character) &&
  ![0, 0xfffe, 0xffff].includes(code % 0x10000);

const invisibleCharacters = Array.from({ length: 0x110000 }, (_, code) => code).flatMap((code) => {
  const character = String.fromCodePoint(code);
  if (isSkipped(code, character)) return [];
  // Characters that become invisible by NFKC count too.
  return invisible.test(character) || invisible.test(character.normalize('NFKC'))
    ? [character]
    : [];
});

describe('invisible characters', () => {
  test.each(Object.keys(parsers))('of all of Unicode are refused in a %s', (name) => {
    const passed = invisibleCharacters.filter((character) =>
      invisible.test(parsers[name]?.(`so${character}fa`) ?? ''),
    );
    expect(passed.map((character) => character.codePointAt(0)?.toString(16))).toEqual([]);
    expect(invisibleCharacters.length).toBeGreaterThan(4000);
  });

  test.each(['\u1160', '\u034f', '\u3164', '\uffa0', '\ufe0f', '\u{e0061}', '\u{e0100}', '\u2800'])(
    '%j are refused between letters',
    (character) => {
      for (const [name, parse] of Object.entries(parsers)) {
        expect([name, parse(`so${character}fa`)]).toEqual([name, undefined]);
      }
    },
  );

  test.each(['❤️', '👩‍👩‍👧', '🏳️‍🌈', '1️⃣', '👍🏽', '👍️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇫🇮'])(
    'of the emoji %s are allowed where emoji are',
    (emoji) => {
      for (const name of ['display name', 'hive name', 'description', 'buzz', 'invite message']) {
        expect([name, parsers[name]?.(`Anna ${emoji}`)]).toEqual([name, `Anna ${emoji}`]);
      }
      expect(parsers.word?.(emoji)).toBeUndefined();
    },
  );

  test('are stripped; line breaks and emoji stay', () => {
    expect(stripHiddenCharacters('a\u1160b\u200bc\u0000d\ud800\n\te\u{e0061}')).toBe('abcd\n\te');
    expect(stripHiddenCharacters('👩‍👩‍👧 and ❤️\ufe0f\u3164')).toBe('👩‍👩‍👧 and ❤️\ufe0f');
    expect(stripHiddenCharacters('\u3164\u3164')).toBe('');
    expect(stripHiddenCharacters('Fine as it is.\n')).toBe('Fine as it is.\n');
    const tower = `a${'\u0301'.repeat(5)}`;
    expect(stripHiddenCharacters(tower)).toBe(tower);
  });
});

test('a line break parts accents that would be a tower on one line', () => {
  expect(hasHiddenCharactersBesidesBreaks(`a${'\u0301'.repeat(2)}\n${'\u0301'.repeat(2)}`)).toBe(
    false,
  );
  expect(hasHiddenCharactersBesidesBreaks(`a${'\u0301'.repeat(4)}`)).toBe(true);
});

test('a text without its emoji has nothing in their place', () => {
  expect(stripEmoji('a 👩‍👩‍👧b❤️')).toBe('a b');
});

test.each([
  ['bees', 4],
  ['e\u0301', 1],
  ['👩‍👩‍👧 mums', 6],
])('%s has %i characters', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

test.each([
  ['140 characters', 'kept', 'é'.repeat(140)],
  ['141 characters', 'refused', 'é'.repeat(141)],
  ['2000 typed spaces', 'kept', ' '.repeat(2000)],
  ['2001 typed spaces', 'refused', ' '.repeat(2001)],
])('an invite message of %s is %s', (_what, expected, typed) => {
  expect(parseInviteMessage(typed) === null ? 'refused' : 'kept').toBe(expected);
});
