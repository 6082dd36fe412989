import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestNetwork } from './network.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fake-ip-'));
  vi.stubEnv('PATH', [folder, process.env.PATH].join(delimiter));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** An `ip` that only writes down what it is asked for, and fails where its arguments begin with these. */
function fakeIp(refused: string): () => string[] {
  const log = join(folder, 'log');
  const script = `#!/bin/sh\necho "$*" >> ${log}\ncase "$*" in "${refused}"*) exit 2 ;; esac\n`;
  writeFileSync(join(folder, 'ip'), script, { mode: 0o755 });
  return () => readFileSync(log, 'utf8').trim().split('\n');
}

test('a network whose bridge exists belongs to another run, and nothing of it is touched', () => {
  const asked = fakeIp('link add');
  expect(() => TestNetwork.create(3)).toThrow();
  expect(asked()).toEqual(Array(5).fill(expect.stringMatching(/^link add bj\d+ type bridge$/)));
});

test('a network that can’t be completed is removed with its bridge', () => {
  const asked = fakeIp('netns add');
  expect(() => TestNetwork.create(1)).toThrow();
  expect(asked().at(-1)).toMatch(/^link del bj\d+$/);
  expect(asked().filter((line) => line.startsWith('link add'))).toHaveLength(5);
});
