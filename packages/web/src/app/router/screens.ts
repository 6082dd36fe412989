import type { ComponentType } from 'react';
import type { AskAhead } from '../../api/ask-ahead.ts';

interface ScreenModule {
  Component: ComponentType;
  askAhead?: AskAhead;
}

export type LoadScreen = () => Promise<ScreenModule>;

const fetched = new Map<LoadScreen, ScreenModule>();
const failed = new Map<LoadScreen, unknown>();

/** Settles when all of them have come or failed. Nothing, where all of them are there. */
export function fetchScreens(loads: readonly LoadScreen[]): Promise<unknown> | undefined {
  const missing = loads.filter((load) => !fetched.has(load));
  return missing.length === 0 ? undefined : Promise.all(missing.map(fetchScreen));
}

async function fetchScreen(load: LoadScreen): Promise<void> {
  try {
    fetched.set(load, await load());
    failed.delete(load);
  } catch (error) {
    failed.set(load, error);
  }
}

/** Of one that was fetched; a failure is thrown, for the boundary around the screens. */
export function screenOf(load: LoadScreen): ComponentType | undefined {
  if (failed.has(load)) throw failed.get(load);
  return fetched.get(load)?.Component;
}

/** Of one that was fetched, and that has something to ask. */
export const askAheadOf = (load: LoadScreen): AskAhead | undefined => fetched.get(load)?.askAhead;
