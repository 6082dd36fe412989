import { call } from '../../api/call.ts';
import { readExistingGameId } from './existing-game.ts';

/** The dance with a player: the one that is under way, or an invite to a new one. Answers with its gameId. */
export async function findOrCreateDance(userId: string, firstWord?: string): Promise<string> {
  try {
    const body = { invitedPlayer: userId, ...(firstWord !== undefined && { firstWord }) };
    return (await call('inviteToDance', { body })).game.gameId;
  } catch (error) {
    const gameId = readExistingGameId(error);
    if (gameId === undefined) throw error;
    return gameId;
  }
}
