import { beforeAll, beforeEach, onTestFinished } from 'vitest';
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

/**
 * What `make` returns, for all tests of a file: an object that is filled before the first test runs, so that it can be
 * a constant. Not for class instances.
 */
export function setUp<Made extends object>(
  make: () => Promise<Made>,
  tearDown?: (made: Made) => Promise<unknown>,
): Made {
  const made = {} as Made;
  beforeAll(async () => {
    Object.assign(made, await make());
    return async () => void (await tearDown?.(made));
  });
  return made;
}

/** A server for all tests of a file, stopped after the last one. Options may come from an async function. */
export const useTestServer = (
  options: TestServerOptions | (() => Promise<TestServerOptions>) = {},
): TestServer =>
  setUp(
    async () => startTestServer(typeof options === 'function' ? await options() : options),
    (server) => server.stop(),
  );

/** A server for one test, stopped after it. */
export async function startOwnServer(options?: TestServerOptions): Promise<TestServer> {
  const server = await startTestServer(options);
  onTestFinished(() => server.stop());
  return server;
}

/** All visitors of a test server share one address, whose attempts to sign in are limited: each test has its own. */
export const resetSignInLimits = (find: () => Pick<TestServer, 'db'>): void =>
  beforeEach(async () => {
    await find().db.transaction([], (sql) => sql.deleteFrom('sign_in_tries').execute());
  });
