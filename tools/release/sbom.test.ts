import { expect, test } from 'vitest';
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
