import { useEffect, useState } from 'react';
import { kept } from '../../platform/kept.ts';
import { checkSeal, type Opened, type SealState } from './seal.ts';
import { noteSeen, readSeen } from './seen-seals.ts';

/** Notes the seal of the coming round, and checks those of the rounds that are out. */
export function useSeals(
  puzzleNumber: number,
  opened: readonly Opened[],
  coming: { round: number; seal: string | undefined },
): (round: number) => SealState {
  const [states, setStates] = useState<Record<number, SealState>>({});
  const { round, seal } = coming;

  useEffect(() => {
    if (seal !== undefined) noteSeen(kept, puzzleNumber, round, seal);
  }, [puzzleNumber, round, seal]);

  useEffect(() => {
    let isOver = false;
    const seen = readSeen(kept, puzzleNumber);
    for (const one of opened) {
      void checkSeal(puzzleNumber, one, seen[one.round]).then((state) => {
        if (!isOver) setStates((all) => ({ ...all, [one.round]: state }));
      });
    }
    return () => {
      isOver = true;
    };
  }, [puzzleNumber, opened]);

  return (asked) => states[asked] ?? 'checking';
}
