import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { loadBee, loadPuzzles } from '@bee-jinx/bee';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { InvalidConfig, loadConfig } from './config.ts';
import { addressOnThisMachine } from './platform/address-on-this-machine.ts';
import { systemClock } from './platform/clock.ts';
import { DatabaseCorrupt } from './platform/database/corruption.ts';
import { DatabaseInUse } from './platform/database/embedded-lock.ts';
import { DatabaseTooNew } from './platform/database/newer-migrations.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { isDatabaseUnavailable } from './platform/database/unavailable.ts';
import { listServerFiles, restrictPermissions } from './platform/private-files.ts';
import { releaseMemory } from './platform/release-memory.ts';

const builtWebFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const drainMs = 10_000;
/** Connections that wait to be accepted: at midnight they come by the hundred at the same moment. */
const listenBacklog = 4096;
/** After the first requests of a start are served. */
const releaseMemoryAfterMs = 2000;

async function start(): Promise<void> {
  const config = loadConfig();
  const db = await openDatabase(config);
  const puzzles = loadPuzzles();
  const app = await createApp({
    config,
    db,
    clock: systemClock,
    bee: await loadBee(),
    puzzleDrafts: (puzzleNumber) => puzzles.get(puzzleNumber),
    webFolder: config.webDir ?? builtWebFolder,
  });
  shutDownGracefully(app);

  await app.listen({ port: config.port, host: config.host, backlog: listenBacklog });
  // A start needs 40 MB that serving doesn't, and V8 would keep them for ever.
  setTimeout(releaseMemory, releaseMemoryAfterMs).unref();
  const { port } = app.server.address() as AddressInfo;
  console.log(`🐝 Bee Jinx is open: ${addressOnThisMachine(config.host, port)}`);
  const open = config.databaseUrl ? [] : restrictPermissions(listServerFiles(config.dataDir));
  if (open.length > 0) {
    console.warn(`   Others on this machine can read ${open.join(', ')}: chmod go= ends that.`);
  }
  if (config.isProduction && !config.publicOrigin) {
    console.log('   PUBLIC_URL is not set, so all links have the same preview, without a picture.');
  }
  if (!config.adminPasswordHash) {
    console.log('   Nobody is an admin yet. npm run admin-password makes a password for /admin.');
  }
}

function shutDownGracefully(app: FastifyInstance): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.once(signal, () => {
      // Running requests finish; a client that never ends its own must not keep us for ever.
      setTimeout(() => process.exit(1), drainMs).unref();
      app.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

start().catch((error: unknown) => {
  console.error(startupErrorMessage(error));
  process.exit(1);
});

/** What an operator can mend is said in one line; what only we can mend keeps its stack. */
function startupErrorMessage(error: unknown): string {
  const isPlain = [InvalidConfig, DatabaseInUse, DatabaseCorrupt, DatabaseTooNew].some(
    (kind) => error instanceof kind,
  );
  if (isPlain) return (error as Error).message;
  if ((error as { code?: unknown }).code === 'EADDRINUSE') {
    return 'That port is taken. Stop what is using it, or choose another with PORT.';
  }
  if (isDatabaseUnavailable(error)) {
    return `The database can't be opened (${(error as Error).message}). Check DATABASE_URL or DATA_DIR.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
