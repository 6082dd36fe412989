import { createStore } from '../../platform/store.ts';

export const settingsOpenPath = createStore<string | undefined>(undefined);

export const closeSettings = () => settingsOpenPath.set(undefined);
