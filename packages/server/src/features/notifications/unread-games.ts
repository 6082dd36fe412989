import { BatchLoader } from '../../platform/database/batch-loader.ts';
import type { Database, Writer } from '../../platform/database/database.ts';
import { findUnreadPair, findUnreadPairs } from './queries.ts';

/** Whether a player has an unread notification about a game. Batched, because it is asked after every word. */
export class UnreadGames {
  readonly #asked: BatchLoader<{ player_id: string; game_id: string | null }>;

  constructor(db: Database) {
    this.#asked = new BatchLoader(db, {
      findOne: (key) => {
        const [playerId = '', gameId = ''] = key.split(' ');
        return findUnreadPair(db.read, playerId, gameId);
      },
      findMany: (keys) => {
        const pairs = keys.map((key) => key.split(' '));
        return findUnreadPairs(
          db.read,
          pairs.map(([playerId = '']) => playerId),
          pairs.map(([, gameId = '']) => gameId),
        );
      },
      keyOf: ({ player_id, game_id }) => `${player_id} ${game_id}`,
    });
  }

  /** Inside a transaction, give it: it sees what was written there. */
  async has(playerId: string, gameId: string, sql?: Writer): Promise<boolean> {
    const found = await (sql
      ? findUnreadPair(sql, playerId, gameId)
      : this.#asked.find(`${playerId} ${gameId}`));
    return found !== undefined;
  }
}
