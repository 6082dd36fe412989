import { call } from './call.ts';
import { existingGame } from './existing-game.ts';

/** The dance with a player: the one that is under way, or an invite to a new one. Answers with its gameId. */
export async function danceWith(userId: string): Promise<string> {
  try {
    return (await call('inviteToDance', { body: { invitedPlayer: userId } })).game.gameId;
  } catch (error) {
    const gameId = existingGame(error);
    if (gameId === undefined) throw error;
    return gameId;
  }
}
