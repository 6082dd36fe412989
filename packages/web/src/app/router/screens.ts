import type { ComponentType } from 'react';
import type { ScreenPrefetch } from '../../api/screen-prefetch.ts';

interface ScreenModule {
  Component: ComponentType;
  prefetch?: ScreenPrefetch;
}

export type LoadScreen = () => Promise<ScreenModule>;

const loaded = new Map<LoadScreen, ScreenModule>();
const failed = new Map<LoadScreen, unknown>();

/** Undefined when all are loaded; otherwise settles when all have loaded or failed. */
export function loadScreens(loads: readonly LoadScreen[]): Promise<unknown> | undefined {
  const missing = loads.filter((load) => !loaded.has(load));
  return missing.length === 0 ? undefined : Promise.all(missing.map(loadScreen));
}

async function loadScreen(load: LoadScreen): Promise<void> {
  try {
    loaded.set(load, await load());
    failed.delete(load);
  } catch (error) {
    failed.set(load, error);
  }
}

/** Throws the error of a failed load, for the boundary. */
export function getLoadedScreen(load: LoadScreen): ComponentType | undefined {
  if (failed.has(load)) throw failed.get(load);
  return loaded.get(load)?.Component;
}

export const getScreenPrefetch = (load: LoadScreen): ScreenPrefetch | undefined =>
  loaded.get(load)?.prefetch;
