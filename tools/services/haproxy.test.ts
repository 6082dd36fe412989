import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { startHaproxy } from './haproxy.ts';

const folder = mkdtempSync(join(tmpdir(), 'fake-haproxy-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('where something else answers at the port, the load balancer has not started', async () => {
  const other = createServer((_request, reply) =>
    reply.setHeader('x-served-by', 'server1').end('{"ready":true}'),
  ).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  // It takes a moment to notice that it can't bind.
  const script = '#!/bin/sh\nsleep 0.2\necho "cannot bind socket" >&2\nexit 1\n';
  writeFileSync(join(folder, 'haproxy'), script, { mode: 0o755 });
  vi.stubEnv('PATH', [folder, process.env.PATH].join(delimiter));
  await expect(startHaproxy(port, [])).rejects.toThrow(/did not start.\ncannot bind socket/);
  other.close();
});
