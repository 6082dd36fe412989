// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings below are source text.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../process/root.ts';
import { equivalentMutants } from './equivalent.ts';
import { mutate } from './mutate.ts';
import { beginPass, installSwitch, state } from './state.ts';

installSwitch();

const changes = (text: string) =>
  mutate('a.ts', text).mutants.map(({ before, after }) => `${before} → ${after}`);

describe('a mutant', () => {
  test.each([
    ['x = a < b;', ['x = a < b; → ', 'a < b → (a) <= (b)', 'a < b → (a) >= (b)']],
    ['x = a && b;', ['a && b → (a) || (b)']],
    ['x = a ?? b;', ['a ?? b → (a) && (b)']],
    ['x = !a;', ['!a → a']],
    ['x += 1;', ['x += 1 → x -= 1', '1 → 2']],
    ['const x = true;', ['true → false']],
    ["const x = 'a';", ["'a' → ''"]],
    ["const x = '';", ["'' → 'mutant'"]],
    ['const x = `a${b}`;', ["`a${b}` → ''"]],
    ['const x = [a];', ['[a] → []']],
    ['const x = { a };', ['{ a } → {}']],
    ['const x = a.filter(f);', ['a.filter(f) → a']],
    ['const x = a.some(f);', ['a.some(f) → a.every(f)']],
    ['const x = /^a$/;', ['/^a$/ → /a$/', '/^a$/ → /^a/']],
    ['if (a) b();', ['a → false', 'a → true', 'b(); → ']],
    ['while (a) b();', ['a → false', 'b(); → ']],
    ['const x = () => f();', ['f() → undefined']],
    ['function x() { return a; }', ['{ return a; } → {}']],
  ])('of %s', (text, expected) => {
    expect(changes(text)).toEqual(expect.arrayContaining(expected));
  });

  test.each([
    "import { a } from 'b';",
    "type A = 'a' | 1;",
    'const x: { a: 1 } = y;',
    "const x = new TypeError('internal');",
    'const { a } = b;',
    'const x = a satisfies B;',
    // The compiler notices.
    'const x = a?.b;',
    "const x = ['a', 'b'] as const;",
  ])('is not made of %s', (text) => {
    expect(changes(text)).toEqual([]);
  });

  test('is made of a short list of strings, and not of the strings of a long one', () => {
    const list = (length: number) => `const x = [${Array(length).fill("'a'")}];`;
    expect(changes(list(11))).toHaveLength(12);
    expect(changes(list(12))).toHaveLength(1);
  });

  test('has the line on which it stands', () => {
    expect(mutate('a.ts', 'let a;\n\na = 1;').mutants.map(({ line }) => line)).toEqual([3, 3]);
  });
});

/** What the code exports as `result` while the mutant is on. */
function run(text: string, id: number): unknown {
  const { code } = mutate('a.js', text);
  beginPass(id);
  return new Function(`${code}; return result;`)();
}

describe('the code with all mutants', () => {
  const text =
    'function f(n) { let sum = 0; for (let i = 0; i < n; i += 1) sum += i; return sum; } const result = f(4);';
  const { mutants } = mutate('a.js', text);
  const idOf = (after: string) => mutants.find((mutant) => mutant.after === after)?.id ?? -2;

  test('does the same as before while none is on, and tells which it passed', () => {
    expect(run(text, -1)).toBe(6);
    expect([...state.passed].sort((a, b) => a - b)).toEqual(mutants.map(({ id }) => id));
  });

  test.each([
    ['(i) <= (n)', 10],
    ['sum -= i', -6],
    ['5', 10],
    ['{}', undefined],
  ])('does something else while %s is on: %j', (after, result) => {
    expect(run(text, idOf(after))).toBe(result);
  });

  test('is stopped in an endless loop', () => {
    const { code } = mutate('a.js', text);
    beginPass(idOf('i -= 1'), 1000);
    expect(() => new Function(code)()).toThrow('endless loop');
    beginPass(-1);
  });

  test('keeps optional chains, `this` and nested functions', () => {
    const chained =
      'const list = { items: [3, 1], of() { return this.items.filter((n) => n > 1).map((n) => n * 2); } }; const none = undefined; const result = [list?.of().slice(0), none?.of().slice(0)];';
    expect(run(chained, -1)).toEqual([[6], undefined]);
  });
});

test.each(equivalentMutants)('$before → $after of $path can be made', ({ path, before, after }) => {
  const { mutants } = mutate(path, readFileSync(join(root, path), 'utf8'));
  expect(mutants).toContainEqual(expect.objectContaining({ before, after }));
});
