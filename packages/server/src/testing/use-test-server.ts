import { afterAll, beforeAll } from 'vitest';
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

/** A server for all tests of a file: started before them, with its clock turned to `at`, and stopped after them. */
export function useTestServer({ at, ...options }: TestServerOptions & { at?: number } = {}) {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await startTestServer(options));
    if (at !== undefined) server.clock.advance(at - server.clock.now());
  });
  afterAll(() => server.stop());
  return server;
}
