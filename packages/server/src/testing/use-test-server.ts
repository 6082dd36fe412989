import { beforeAll, beforeEach, onTestFinished } from 'vitest';
import { makeReadyDatabase } from './test-database.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

/** May come from an async function that runs before the first test. */
type Options = TestServerOptions | (() => Promise<TestServerOptions>);

const resolve = (options: Options) =>
  typeof options === 'function' ? options() : Promise.resolve(options);

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

/** A server for all tests of a file, stopped after the last one. */
export const useTestServer = (options: Options = {}): TestServer =>
  setUp(
    async () => startTestServer(await resolve(options)),
    (server) => server.stop(),
  );

/** Two servers on one PostgreSQL database for all tests of a file, started at once; it is removed when they have stopped. */
export function useTwoServers(options: Options = {}): [TestServer, TestServer] {
  const servers: [TestServer, TestServer] = [{} as TestServer, {} as TestServer];
  beforeAll(async () => {
    const given = await resolve(options);
    const database = given.database ?? (await makeReadyDatabase());
    const start = () => startTestServer({ ...given, database });
    await Promise.all(servers.map(async (server) => Object.assign(server, await start())));
    return async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await database.remove();
    };
  });
  return servers;
}

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
