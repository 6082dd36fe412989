import type { Dance } from '@bee-jinx/contract/browser';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { readExistingGameId } from '../../../domain/play/existing-game.ts';
import { dancePath } from '../dance-queries.ts';
import { type DanceCommandReply, tolerateUnreadableReply } from '../tolerate-unreadable-reply.ts';
import { useDanceCommand } from '../use-dance-command.ts';

interface Rematch {
  opponentId: string;
  gameConfig: Dance['gameConfig'];
}

interface RematchRequest {
  confirmEndExisting: boolean;
}

/** Asks for another dance and goes there. Another one of the two is ended only when that is confirmed. */
export function useRematch({ opponentId, gameConfig }: Rematch) {
  const navigate = useNavigate();
  const { run, isBusy, error, fault, forget } = useDanceCommand(
    (wish: RematchRequest): Promise<DanceCommandReply> =>
      tolerateUnreadableReply(call('rematchDance', { body: { opponentId, gameConfig, ...wish } })),
  );
  return {
    isBusy,
    existing: readExistingGameId(error),
    fault,
    forget,
    again: (wish: RematchRequest): void =>
      run(wish, {
        onSuccess: ({ game }) => void pathToDance(game, opponentId).then((to) => navigate(to)),
      }),
  };
}

async function pathToDance(game: Dance | undefined, withPlayer: string): Promise<string> {
  const found = game ?? (await findOpenDance(withPlayer));
  return found ? dancePath(found.gameId) : '/jinx/dance';
}

/** Nothing where that can't be told either: the list of my dances will have it. */
async function findOpenDance(withPlayer: string): Promise<Dance | undefined> {
  try {
    return (await call('danceStatus', { query: { withPlayer } })).game;
  } catch {
    return undefined;
  }
}
