import { switchName } from './mutate.ts';

/** Made once in a process, even where files are loaded again. */
export function once<Made>(name: string, make: () => Made): Made {
  const made = globalThis as unknown as Record<string, Made>;
  made[`mutants:${name}`] ??= make();
  return made[`mutants:${name}`] as Made;
}

/** Which mutant is on, and which switches the code has passed. */
export const state = once('state', () => ({
  active: -1,
  /** How often the active one was reached. */
  activeHits: 0,
  hits: 0,
  /** After so many switches it is an endless loop. */
  maxHits: Number.POSITIVE_INFINITY,
  passed: new Set<number>(),
}));

export function installSwitch(): void {
  Object.assign(globalThis, {
    [switchName]: (id: number): boolean => {
      state.hits += 1;
      if (state.hits > state.maxHits) throw new Error('This mutant runs in an endless loop.');
      if (state.active === -1) state.passed.add(id);
      if (state.active !== id) return false;
      state.activeHits += 1;
      return true;
    },
  });
}

/** From now on the mutant is on; none for -1. */
export function beginPass(id: number, maxHits = Number.POSITIVE_INFINITY): void {
  state.passed.clear();
  Object.assign(state, { active: id, activeHits: 0, hits: 0, maxHits });
}
