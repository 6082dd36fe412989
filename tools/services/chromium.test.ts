import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { chromiumOptions, fullChromiumOptions } from './chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('the browser that CHROMIUM names comes before an installed headless shell', () => {
  const shell = join(folder, 'chromium-headless-shell');
  const named = join(folder, 'mine');
  for (const file of [shell, named]) writeFileSync(file, '', { mode: 0o755 });
  vi.stubEnv('PATH', [folder, process.env.PATH].join(delimiter));
  vi.stubEnv('CHROMIUM', '');
  expect(chromiumOptions().executablePath).toBe(shell);
  vi.stubEnv('CHROMIUM', named);
  expect(chromiumOptions().executablePath).toBe(named);
  expect(fullChromiumOptions().executablePath).toBe(named);
});
