import { BatchLoader } from '../../platform/database/batch-loader.ts';
import type { Database } from '../../platform/database/database.ts';
import { unreadOf } from './queries.ts';

/** Whether a player has an unread notification about a game. Batched, because it is asked after every word. */
export class UnreadGames {
  readonly #asked: BatchLoader<{ player_id: string; game_id: string | null }>;

  constructor(db: Database) {
    this.#asked = new BatchLoader(
      (keys) => {
        const pairs = keys.map((key) => key.split(' '));
        return unreadOf(
          db.read,
          pairs.map(([playerId = '']) => playerId),
          pairs.map(([, gameId = '']) => gameId),
        );
      },
      ({ player_id, game_id }) => `${player_id} ${game_id}`,
    );
  }

  async has(playerId: string, gameId: string): Promise<boolean> {
    return (await this.#asked.find(`${playerId} ${gameId}`)) !== undefined;
  }
}
