import type { Friend } from '@bee-jinx/contract/browser';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { readExistingGameId } from './existing-game.ts';

/** The dance with a player: the one that is under way, or an invite to a new one. Answers with its gameId. */
export async function findOrCreateDance(
  userId: string,
  beginning: { firstWord?: string; openingPuzzle?: number } = {},
): Promise<string> {
  try {
    const body = { invitedPlayer: userId, ...beginning };
    return (await call('inviteToDance', { body })).game.gameId;
  } catch (error) {
    const gameId = readExistingGameId(error);
    if (gameId === undefined) throw error;
    return gameId;
  }
}

/** A dance on the pair of a puzzle, or the one that is under way with that friend. */
export const danceOnPuzzleMutation = (cache: QueryClient, openingPuzzle: number) =>
  mutationOptions({
    mutationFn: ({ userId, openGame }: Friend): Promise<string> =>
      openGame ? Promise.resolve(openGame.gameId) : findOrCreateDance(userId, { openingPuzzle }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['friends'] }),
  });
