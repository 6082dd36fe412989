import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { build, isBuildStale } from './build.ts';
import { type Product, server, webApp } from './products.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bee-jinx-build-'));
  write('packages/web/src/main.tsx', 'one');
  write('packages/web/index.html', '<html>');
  write('packages/game/src/jinx.ts', 'jinx');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const buildWeb = (bundle: Product['bundle']) => build(root, { ...webApp, bundle });
const page = () => readFileSync(join(root, 'packages/web/dist/index.html'), 'utf8');

const good = (text: string) => async (_web: string, folder: string) => {
  writeFileSync(join(folder, 'index.html'), text);
  return { code: 0, output: '' };
};
const bad = async (_web: string, folder: string) => {
  writeFileSync(join(folder, 'index.html'), 'half');
  return { code: 1, output: 'no' };
};

describe('a build', () => {
  test('is stale when missing, and fresh when built', async () => {
    expect(isBuildStale(root, webApp)).toBe(true);
    await buildWeb(good('first'));
    expect(isBuildStale(root, webApp)).toBe(false);
    expect(page()).toBe('first');
  });

  test.each([
    'packages/web/src/main.tsx',
    'packages/web/public/new.svg',
    'packages/contract/src/a.ts',
    'package-lock.json',
  ])('is stale after a change to %s', async (path) => {
    await buildWeb(good('first'));
    write(path, 'changed');
    expect(isBuildStale(root, webApp)).toBe(true);
  });

  test('is stale by its own sources, of which tests are none', async () => {
    const bundle: Product['bundle'] = async (_folder, dist) => {
      writeFileSync(join(dist, 'main.js'), 'built');
      return { code: 0, output: '' };
    };
    write('packages/server/src/main.ts', 'one');
    await build(root, { ...server, bundle });
    write('packages/web/src/main.tsx', 'changed');
    write('packages/server/src/main.test.ts', 'changed');
    expect(isBuildStale(root, server)).toBe(false);
    write('packages/bee/src/bee.ts', 'changed');
    expect(isBuildStale(root, server)).toBe(true);
  });

  test('is stale after a file has been renamed', async () => {
    await buildWeb(good('first'));
    rmSync(join(root, 'packages/game/src/jinx.ts'));
    write('packages/game/src/jynx.ts', 'jinx');
    expect(isBuildStale(root, webApp)).toBe(true);
  });

  test('is stale when the flag for the system theme has changed, in the environment or in .env', async () => {
    vi.stubEnv('VITE_SYSTEM_THEME', '1');
    await buildWeb(good('first'));
    expect(isBuildStale(root, webApp)).toBe(false);
    vi.unstubAllEnvs();
    expect(isBuildStale(root, webApp)).toBe(true);
    write('.env', 'VITE_SYSTEM_THEME=1');
    expect(isBuildStale(root, webApp)).toBe(false);
  });

  test('is stale when a source was saved while it ran', async () => {
    await buildWeb((web, folder) => {
      write('packages/web/src/main.tsx', 'two');
      return good('first')(web, folder);
    });
    expect(isBuildStale(root, webApp)).toBe(true);
  });

  test('that fails leaves the last build and its stamp', async () => {
    await buildWeb(good('first'));
    write('packages/web/src/main.tsx', 'two');
    expect((await buildWeb(bad)).code).toBe(1);
    expect(page()).toBe('first');
    expect(isBuildStale(root, webApp)).toBe(true);
  });

  test('that fails without an earlier build leaves nothing', async () => {
    await buildWeb(bad);
    expect(existsSync(join(root, 'packages/web/dist'))).toBe(false);
  });

  test('replaces the last build completely and leaves no temporary folder', async () => {
    await buildWeb(good('first'));
    write('packages/web/dist/assets/old.js', 'old');
    await buildWeb(good('second'));
    expect(page()).toBe('second');
    expect(readdirSync(join(root, 'packages/web/dist')).sort()).toEqual([
      '.build-stamp',
      'index.html',
    ]);
    expect(readdirSync(join(root, 'packages/web')).sort()).toEqual(['dist', 'index.html', 'src']);
  });
});
