import { useEffect, useState } from 'react';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { type RevealedSeal, type SealState, verifySeal } from './seal.ts';
import { loadSeenSeals, recordSeenSeal, type SealedGame } from './seen-seals.ts';

/** Records the seal of the coming round, and verifies those of the revealed rounds. */
export function useSealVerification(
  { puzzleNumber, startedAt }: SealedGame,
  opened: readonly RevealedSeal[],
  coming: { round: number; seal: string | undefined },
): (round: number) => SealState {
  const [states, setStates] = useState<Record<number, SealState>>({});
  const { round, seal } = coming;

  useEffect(() => {
    if (seal === undefined) return;
    recordSeenSeal(safeLocalStorage, { puzzleNumber, startedAt }, round, seal);
  }, [puzzleNumber, startedAt, round, seal]);

  useEffect(() => {
    let isCancelled = false;
    const seen = loadSeenSeals(safeLocalStorage, { puzzleNumber, startedAt });
    for (const one of opened) {
      void verifySeal(puzzleNumber, one, seen[one.round]).then((state) => {
        if (!isCancelled) setStates((all) => ({ ...all, [one.round]: state }));
      });
    }
    return () => {
      isCancelled = true;
    };
  }, [puzzleNumber, startedAt, opened]);

  return (revealedRound) => states[revealedRound] ?? 'checking';
}
