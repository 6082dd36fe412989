import { expect, test } from 'vitest';
import { parseTokenSheet } from '../../../theme/token-sheet.ts';
import {
  applyEdits,
  changedTokens,
  type Edits,
  editsToCss,
  listEdits,
  tokensByLook,
  unsetTokens,
  withEdit,
  withoutEdit,
} from './edits.ts';

const sheet = parseTokenSheet(`
  :root { --gap: 4px; }
  :root, [data-theme="light"] { --paper: #fff; --ink: #111; }
  [data-theme="dark"] { --paper: #000; --logo: #fc0; }
  [data-skin="pink"] { --paper: #fee; }
  [data-theme="dark"][data-skin="pink"] { --paper: #203; }
`);

const after = (edits: Edits, token: string) =>
  Object.values(tokensByLook(applyEdits(sheet, edits))).map((tokens) => tokens.get(token));

test('an edit applies to its look and to those that inherit from it', () => {
  expect(after({ dark: { paper: '#123' } }, 'paper')).toEqual(['#fff', '#123', '#fee', '#203']);
  expect(after({ light: { ink: '#222' } }, 'ink')).toEqual(['#222', '#222', '#222', '#222']);
  expect(after({ dark: { ink: '#eee' } }, 'ink')).toEqual(['#111', '#eee', '#111', '#eee']);
  expect(after({ light: { ink: '#222' }, dark: { ink: '#eee' } }, 'ink')).toEqual([
    '#222',
    '#eee',
    '#222',
    '#eee',
  ]);
});

test('the sheet itself is not changed', () => {
  applyEdits(sheet, { light: { ink: '#222' } });
  expect(tokensByLook(sheet).light.get('ink')).toBe('#111');
});

test('edits are written into the rules they belong to', () => {
  const edits = { light: { gap: '6px', ink: '#222' }, 'dark-pink': { ink: '#fef' } };
  expect(editsToCss(sheet, edits)).toBe(
    `:root {
  --gap: 6px;
}

:root,
[data-theme="light"] {
  --ink: #222;
}

[data-theme="dark"][data-skin="pink"] {
  --ink: #fef;
}`,
  );
});

test('without edits the CSS is empty', () => {
  expect(editsToCss(sheet, {})).toBe('');
});

test('edits are added and removed one by one', () => {
  const ink = { look: 'light', token: 'ink', value: '#222' } as const;
  const paper = { look: 'light', token: 'paper', value: '#eee' } as const;
  const both = withEdit(withEdit({}, ink), paper);
  expect(listEdits(both)).toEqual([ink, paper]);
  expect(listEdits(withoutEdit(both, ink))).toEqual([paper]);
});

test('an element gets only the edits', () => {
  const { light: before } = tokensByLook(sheet);
  const { light: changed } = tokensByLook(applyEdits(sheet, { light: { ink: '#222' } }));
  expect(changedTokens(before, changed)).toEqual({ '--ink': '#222' });
});

test('a token that a look lacks is not inherited', () => {
  const { light, dark } = tokensByLook(sheet);
  expect(unsetTokens(sheet, light)).toEqual({ '--logo': 'initial' });
  expect(unsetTokens(sheet, dark)).toEqual({});
});
