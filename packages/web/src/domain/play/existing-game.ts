import { CallError } from '../../api/call-error.ts';

/** The id of the open game in a `game_exists` error: two players have one open game at most. */
export function readExistingGameId(error: unknown): string | undefined {
  if (!(error instanceof CallError) || error.code !== 'game_exists') return undefined;
  const gameId = error.details?.gameId;
  return typeof gameId === 'string' ? gameId : undefined;
}
