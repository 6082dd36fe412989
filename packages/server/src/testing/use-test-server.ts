import { beforeAll } from 'vitest';
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

/**
 * What `make` returns, for all tests of a file: an object that is filled before the first test runs, so that it can be
 * a constant. Not for class instances.
 */
export function setUp<Made extends object>(make: () => Promise<Made>): Made {
  const made = {} as Made;
  beforeAll(async () => {
    Object.assign(made, await make());
  });
  return made;
}

/** A server for all tests of a file, stopped after the last one. Options may come from an async function. */
export function useTestServer(
  options: TestServerOptions | (() => Promise<TestServerOptions>) = {},
): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(
      server,
      await startTestServer(typeof options === 'function' ? await options() : options),
    );
    return () => server.stop();
  });
  return server;
}
