import { useEffect, useReducer } from 'react';
import {
  createPlayState,
  type PendingWord,
  type PlayedGame,
  type PlayState,
  playReducer,
} from './play-reducer.ts';
import type { TrailRound } from './trail-round.ts';

/** The play state of a game that the server keeps. `game` has to be memoized. */
export function usePlay<Round extends TrailRound, Game extends PlayedGame<Round>>(
  game: Game,
  findQueuedWord: () => Pick<PendingWord, 'round' | 'word'> | undefined,
) {
  const [state, dispatch] = useReducer(
    playReducer<Round, Game>,
    undefined,
    (): PlayState<Round, Game> => createPlayState(game, findQueuedWord()),
  );
  useEffect(() => dispatch({ type: 'hear', game }), [game]);
  return [state, dispatch] as const;
}
