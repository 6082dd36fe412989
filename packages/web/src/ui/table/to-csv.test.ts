import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCsv } from './to-csv.ts';

test('rows end with CRLF and cells are separated by commas', () => {
  const rows = [
    ['Player', 'Games', 'Won'],
    ['Maya', 12, true],
    ['Tom', -3, null],
  ];
  expect(toCsv(rows)).toBe('Player,Games,Won\r\nMaya,12,true\r\nTom,-3,\r\n');
});

test('no rows give an empty text', () => {
  expect(toCsv([])).toBe('');
});

describe('a cell', () => {
  test.each([
    ['with a comma', 'a, b', '"a, b"'],
    ['with a quotation mark', 'say "wax"', '"say ""wax"""'],
    ['with a new line', 'one\ntwo', '"one\ntwo"'],
    ['with a semicolon, which parts cells in some countries', 'a;b', '"a;b"'],
    ['with space at its end', 'wax ', '"wax "'],
    ['that is a formula', '=1+1', '"\'=1+1"'],
    ['that calls out', '=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['that begins with +', '+49 30', '"\'+49 30"'],
    ['that begins with -', '-2+3+cmd', '"\'-2+3+cmd"'],
    ['that begins with @', '@maya', '"\'@maya"'],
    ['that begins with a tab', '\t=1', '"\'\t=1"'],
    ['that hides the sign behind spaces', '  =1', '"\'  =1"'],
    ['with a wide sign', '＝1', '"\'＝1"'],
    ['with a sign further in', 'a=b', 'a=b'],
    ['that is negative', -5, '-5'],
    ['that is nothing', undefined, ''],
    ['that is no', false, 'false'],
    ['in another script', 'пчела', 'пчела'],
  ])('%s', (_what, value, written) => {
    expect(toCsv([[value]])).toBe(`${written}\r\n`);
  });

  test('of text is never a formula, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const csv = toCsv([[text]]).replace(/\r\n$/, '');
        const read = csv.startsWith('"') ? csv.slice(1) : csv;
        expect(read).not.toMatch(/^\s*[=+\-@]/);
      }),
    );
  });
});
