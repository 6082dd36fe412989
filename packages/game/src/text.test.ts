import { describe, expect, test } from 'vitest';
import { parseBuzz } from './buzz.ts';
import { parseDisplayName } from './display-name.ts';
import { parseEmail } from './email.ts';
import { parseHiveDescription, parseHiveName } from './hive-text.ts';
import { parseInviteMessage } from './invite-message.ts';
import { stripHiddenCharacters } from './text.ts';
import { parseWord } from './word.ts';

/** Every reader of text that people type: what it makes of it, or undefined where it refuses. */
const readers: Record<string, (typed: string) => string | undefined> = {
  word: (typed) => read(parseWord(typed), 'word'),
  'display name': (typed) => read(parseDisplayName(typed), 'name'),
  'hive name': (typed) => read(parseHiveName(typed), 'name'),
  description: (typed) => parseHiveDescription(typed) ?? undefined,
  buzz: (typed) => read(parseBuzz(typed, false), 'text'),
  'invite message': (typed) => parseInviteMessage(typed) ?? undefined,
  email: (typed) => {
    const ruling = parseEmail(`${typed}@example.org`);
    return ruling.ok ? ruling.email : undefined;
  },
};

function read<Key extends string>(
  ruling: { ok: false } | ({ ok: true } & Record<Key, string>),
  key: Key,
): string | undefined {
  return ruling.ok ? ruling[key] : undefined;
}

const unseen = /[\p{Default_Ignorable_Code_Point}\p{C}\u2800\u{1D159}\u{16FE4}]/u;
/** Nearly all of the code points; their first and last of each plane stand for the rest. */
const isOneOfTooMany = (code: number, character: string) =>
  /[\p{Cn}\p{Co}]/u.test(character) &&
  !/\p{Default_Ignorable_Code_Point}/u.test(character) &&
  ![0, 0xfffe, 0xffff].includes(code % 0x10000);

const unseenOnes = Array.from({ length: 0x110000 }, (_, code) => code).flatMap((code) => {
  const character = String.fromCodePoint(code);
  if (isOneOfTooMany(code, character)) return [];
  // What NFKC makes of a visible character counts too.
  return unseen.test(character) || unseen.test(character.normalize('NFKC')) ? [character] : [];
});

describe('invisible characters', () => {
  test.each(Object.keys(readers))('of all of Unicode get into no %s', (name) => {
    const passed = unseenOnes.filter((character) =>
      unseen.test(readers[name]?.(`so${character}fa`) ?? ''),
    );
    expect(passed.map((character) => character.codePointAt(0)?.toString(16))).toEqual([]);
    expect(unseenOnes.length).toBeGreaterThan(4000);
  });

  test.each(['\u1160', '\u034f', '\u3164', '\uffa0', '\ufe0f', '\u{e0061}', '\u{e0100}', '\u2800'])(
    '%j are refused between letters',
    (character) => {
      for (const [name, reader] of Object.entries(readers)) {
        expect([name, reader(`so${character}fa`)]).toEqual([name, undefined]);
      }
    },
  );

  test.each(['❤️', '👩‍👩‍👧', '🏳️‍🌈', '1️⃣', '👍🏽', '👍️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇫🇮'])(
    'that make up the emoji %s stay where emoji may stand',
    (emoji) => {
      for (const name of ['display name', 'hive name', 'description', 'buzz', 'invite message']) {
        expect([name, readers[name]?.(`Anna ${emoji}`)]).toEqual([name, `Anna ${emoji}`]);
      }
      expect(readers.word?.(emoji)).toBeUndefined();
    },
  );

  test('are taken out of text that is kept; line breaks and emoji stay', () => {
    expect(stripHiddenCharacters('a\u1160b\u200bc\u0000d\ud800\n\te\u{e0061}')).toBe('abcd\n\te');
    expect(stripHiddenCharacters('👩‍👩‍👧 and ❤️\ufe0f\u3164')).toBe('👩‍👩‍👧 and ❤️\ufe0f');
    expect(stripHiddenCharacters('\u3164\u3164')).toBe('');
    expect(stripHiddenCharacters('Fine as it is.\n')).toBe('Fine as it is.\n');
  });
});
