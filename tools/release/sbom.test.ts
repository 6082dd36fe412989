import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { normaliseSbom } from './sbom.ts';

const made = (folder: string, order: 'forwards' | 'backwards') => {
  const components = [{ 'bom-ref': 'fastify@5' }, { 'bom-ref': 'zod@4' }];
  const dependencies = [{ ref: 'bee-jinx@1', dependsOn: ['fastify@5'] }, { ref: 'fastify@5' }];
  const turn = <Item>(items: Item[]) => (order === 'forwards' ? items : items.toReversed());
  return JSON.stringify({
    bomFormat: 'CycloneDX',
    serialNumber: `urn:uuid:${folder}`,
    metadata: { timestamp: folder, tools: [{ version: folder }], component: { name: folder } },
    components: turn(components),
    dependencies: turn(dependencies),
  });
};

test('the list of packages is the same for two builders, whatever npm and folder they have', () => {
  const project = { name: 'bee-jinx', builtAt: new Date('2026-11-16T12:00:00Z') };
  const first = normaliseSbom(made('folder-one', 'forwards'), project);
  expect(normaliseSbom(made('another', 'backwards'), project)).toBe(first);
  expect(first).toContain('2026-11-16T12:00:00.000Z');
  expect(first).not.toContain('folder-one');
});

test('npm run sbom leaves the last list as it is where npm can make none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  const run = (npm: string) => {
    writeFileSync(join(folder, 'npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
    const env = { ...process.env, PATH: [folder, process.env.PATH].join(delimiter) };
    return spawnSync('sh', ['-c', manifest.scripts.sbom], { cwd: folder, env }).status;
  };
  const list = () => readFileSync(join(folder, 'sbom.json'), 'utf8');
  expect(run(`printf '%s\\n' '{"name":"a \\n b"}'`)).toBe(0);
  expect(list()).toBe('{"name":"a \\n b"}\n');
  expect(run('echo Unknown command; exit 1')).toBe(1);
  expect(list()).toBe('{"name":"a \\n b"}\n');
  rmSync(folder, { recursive: true });
});
