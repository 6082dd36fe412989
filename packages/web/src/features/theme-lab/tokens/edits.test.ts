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

test('a change is seen in its look, and where that look is built upon', () => {
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

test('the sheet itself stays as it was', () => {
  applyEdits(sheet, { light: { ink: '#222' } });
  expect(tokensByLook(sheet).light.get('ink')).toBe('#111');
});

test('the changes can be pasted into the rules they belong to', () => {
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

test('nothing changed is nothing to paste', () => {
  expect(editsToCss(sheet, {})).toBe('');
});

test('changes are made and taken back one by one', () => {
  const ink = { look: 'light', token: 'ink', value: '#222' } as const;
  const paper = { look: 'light', token: 'paper', value: '#eee' } as const;
  const both = withEdit(withEdit({}, ink), paper);
  expect(listEdits(both)).toEqual([ink, paper]);
  expect(listEdits(withoutEdit(both, ink))).toEqual([paper]);
});

test('an element is told the changes only', () => {
  const { light: before } = tokensByLook(sheet);
  const { light: changed } = tokensByLook(applyEdits(sheet, { light: { ink: '#222' } }));
  expect(changedTokens(before, changed)).toEqual({ '--ink': '#222' });
});

test('what a look lacks is not handed down to it', () => {
  const { light, dark } = tokensByLook(sheet);
  expect(unsetTokens(sheet, light)).toEqual({ '--logo': 'initial' });
  expect(unsetTokens(sheet, dark)).toEqual({});
});
