import type { Dance } from '@bee-jinx/contract/browser';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { existingGame } from '../../../api/existing-game.ts';
import { danceAddress } from '../dance-queries.ts';
import { type Told, told } from '../told.ts';
import { useCommand } from '../use-command.ts';

interface Rematch {
  opponentId: string;
  gameConfig: Dance['gameConfig'];
}

interface Wish {
  confirmEndExisting: boolean;
}

/** Asks for another dance and goes there. Another one of the two is ended only when that is confirmed. */
export function useRematch({ opponentId, gameConfig }: Rematch) {
  const navigate = useNavigate();
  const { run, isBusy, error, fault, forget } = useCommand(
    (wish: Wish): Promise<Told> =>
      told(call('rematchDance', { body: { opponentId, gameConfig, ...wish } })),
  );
  return {
    isBusy,
    existing: existingGame(error),
    fault,
    forget,
    again: (wish: Wish): void =>
      run(wish, {
        onSuccess: ({ game }) => void addressOf(game, opponentId).then((to) => navigate(to)),
      }),
  };
}

async function addressOf(game: Dance | undefined, withPlayer: string): Promise<string> {
  const found = game ?? (await findOpenDance(withPlayer));
  return found ? danceAddress(found.gameId) : '/jinx/dance';
}

/** Nothing where that can't be told either: the list of my dances will have it. */
async function findOpenDance(withPlayer: string): Promise<Dance | undefined> {
  try {
    return (await call('danceStatus', { query: { withPlayer } })).game;
  } catch {
    return undefined;
  }
}
