import type { Dance } from '@bee-jinx/contract/browser';
import { dancePath } from '../../../domain/play/dance-path.ts';
import { readExistingGameId } from '../../../domain/play/existing-game.ts';
import { useNavigate } from '../../../platform/router/router-context.tsx';
import { useRematchCommand } from '../dance-commands.ts';
import { findOpenDance } from '../dance-queries.ts';

interface Rematch {
  opponentId: string;
  gameConfig: Dance['gameConfig'];
}

/** Asks for another dance and goes there. */
export function useRematch(rematch: Rematch) {
  const navigate = useNavigate();
  const { run, isBusy, error, fault, clearError } = useRematchCommand(rematch);

  async function openDance(created: Dance | undefined): Promise<void> {
    const game = created ?? (await findOpenDance(rematch.opponentId));
    await navigate(game ? dancePath(game.gameId) : '/jinx/dance');
  }

  return {
    isBusy,
    existing: readExistingGameId(error),
    fault,
    clearError,
    again: (confirmEndExisting: boolean): void =>
      run({ confirmEndExisting }, { onSuccess: ({ game }) => void openDance(game) }),
  };
}
