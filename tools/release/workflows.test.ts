import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { root } from '../process/root.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const workflows = globSync('.github/**/*.{yml,md}', { cwd: root }).map(read).join('\n');

test('workflows and templates call the README’s two commands and the release command, and no script that is gone', () => {
  for (const command of ['npm ci && npm test', 'npm start', 'npm ci && npm run release']) {
    expect(workflows).toContain(command);
  }
  const called = [...workflows.matchAll(/npm run ([\w-]+)/g)].map(([, script]) => script);
  expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(called));
});

test('every script is explained in the README or in docs/commands.md', () => {
  const explained = read('README.md') + read('docs/commands.md');
  const unexplained = Object.keys(manifest.scripts).filter(
    (script) => !new RegExp(`npm (run )?${script}\\b`).test(explained),
  );
  expect(unexplained).toEqual([]);
});

test('all packages have the version of the project, and CHANGELOG.md says what it brings', () => {
  for (const workspace of manifest.workspaces) {
    expect(JSON.parse(read(`${workspace}/package.json`)).version).toBe(manifest.version);
  }
  expect(read('CHANGELOG.md')).toContain(`## ${manifest.version}`);
});
