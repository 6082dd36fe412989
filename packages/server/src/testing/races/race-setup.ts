import { createHash } from 'node:crypto';
import { quickAccount } from '../test-identity.ts';
import { newPlayer, type TestPlayer } from '../test-player.ts';
import type { TestServer } from '../test-server.ts';

export const requestsPerPlan = 10;

/** A player who is about to be merged or deleted, the account they are merged into, and other players. */
export interface RaceSetup {
  server: TestServer;
  url: string;
  visitor: TestPlayer;
  account: TestPlayer;
  /** Creates other players concurrently. */
  others(count?: number): Promise<TestPlayer[]>;
}

export async function createRaceSetup(server: TestServer): Promise<RaceSetup> {
  const { url } = server;
  const [visitor, account] = await Promise.all([newPlayer(url), quickAccount(server)]);
  await rememberLeft(server, account, visitor);
  return {
    server,
    url,
    visitor,
    account,
    others: (count = requestsPerPlan) =>
      Promise.all(Array.from({ length: count }, () => newPlayer(url))),
  };
}

/** As after signing in from the visitor's browser, without hashing a password. */
async function rememberLeft({ db }: TestServer, account: TestPlayer, visitor: TestPlayer) {
  const token_hash = createHash('sha256').update(account.token).digest('hex');
  await db.transaction([], (sql) =>
    sql
      .updateTable('sessions')
      .set({ left_player_id: visitor.player.userId })
      .where('token_hash', '=', token_hash)
      .execute(),
  );
}
