import { useEffect } from 'react';
import { type LazyModule, useLazyModule } from '../../platform/lazy-module.ts';
import type { PlayState } from './play-reducer.ts';

/** Components that are shown only at a jinx or when the game is over: fetched while the first word is typed. */
export function useGameOverModule<Module>(
  module: LazyModule<Module>,
  { phase, draft, trail }: PlayState,
): Module | undefined {
  const hasBegun = draft !== '' || trail.length > 0;
  useEffect(() => {
    if (hasBegun) module.prefetch();
  }, [hasBegun, module]);
  return useLazyModule(module, phase === 'over' || phase === 'jinx');
}
