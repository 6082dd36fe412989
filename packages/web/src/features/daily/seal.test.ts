import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealPreimage, shellCommand, verifySeal } from './seal.ts';

const salt = '0123456789abcdef0123456789abcdef';
const text = `${salt}:1050:2:beach`;
const seal = createHash('sha256').update(text).digest('hex');
const opened = { round: 2, beeWord: 'beach', salt, seal };

test('the text is salt, puzzle, round and word', () => {
  expect(sealPreimage(1050, opened)).toBe(text);
});

test('a seal that fits is valid, and only that', async () => {
  expect(await verifySeal(1050, opened, undefined)).toBe('valid');
  expect(await verifySeal(1050, opened, seal)).toBe('valid');
  expect(await verifySeal(1051, opened, seal)).toBe('broken');
  expect(await verifySeal(1050, { ...opened, beeWord: 'sand' }, seal)).toBe('broken');
});

test('a seal that differs from the one seen before is broken', async () => {
  expect(await verifySeal(1050, opened, 'a'.repeat(64))).toBe('broken');
});

test.each(['beach', "mother's day", 'crème brûlée'])('the shell agrees on %s', (word) => {
  const said = sealPreimage(7, { ...opened, beeWord: word });
  const hash = createHash('sha256').update(said).digest('hex');
  expect(execFileSync('sh', ['-c', shellCommand(said)], { encoding: 'utf8' })).toContain(hash);
});
