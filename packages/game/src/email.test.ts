import { expect, test } from 'vitest';
import { parseEmail } from './email.ts';

test.each([
  ['anna@example.org', 'anna@example.org'],
  ['  Anna.Bell+bee@Example.ORG ', 'anna.bell+bee@example.org'],
  ['\tanna@example.org\n', 'anna@example.org'],
  ['zoë@bücher.example', 'zoë@bücher.example'],
  ["o'hara@example.co.uk", "o'hara@example.co.uk"],
  ['ａｎｎａ@example.org', 'anna@example.org'],
  [`anna@${'a'.repeat(245)}.org`, `anna@${'a'.repeat(245)}.org`],
])('%j is normalized to %j', (typed, email) => {
  expect(parseEmail(typed)).toEqual({ ok: true, email });
});

test.each([
  '',
  'anna',
  'anna@',
  '@example.org',
  'anna@localhost',
  'anna@example..org',
  'an na@example.org',
  'anna@exam ple.org',
  'an\u200bna@example.org',
  'an\u0000na@example.org',
  'anna@example.org\r\nbcc: all@example.org',
  '<anna@example.org>',
  `${'a'.repeat(65)}@example.org`,
  `anna@${'example.'.repeat(40)}org`,
  `anna@${'a'.repeat(246)}.org`,
  'anna@example.org!',
])('%j is no e-mail', (typed) => {
  expect(parseEmail(typed)).toEqual({ ok: false });
});
