import { safeLocalStorage } from '../platform/safe-storage.ts';
import { createStore, useStore } from '../platform/store.ts';
import { applyLook, currentLook, systemDarkQuery } from './apply-look.ts';
import { type Look, lookKeys } from './resolve-look.ts';

const look = createStore<Look>(currentLook(safeLocalStorage.read));

export const useLook = (): Look => useStore(look);

export function chooseLook(choice: Partial<Omit<Look, 'theme'>>): void {
  if (choice.mode) safeLocalStorage.write(lookKeys.theme, choice.mode);
  if (choice.skin) safeLocalStorage.write(lookKeys.skin, choice.skin);
  if (choice.textSize) safeLocalStorage.write(lookKeys.textSize, String(choice.textSize));
  if (choice.motion) safeLocalStorage.write(lookKeys.motion, choice.motion);
  refresh();
}

/** Whatever the build does with "system". */
export function followSystemTheme(): void {
  safeLocalStorage.write(lookKeys.followsSystem, 'true');
  chooseLook({ mode: 'system' });
}

function refresh(): void {
  const next = currentLook(safeLocalStorage.read);
  applyLook(next);
  look.set(next);
}

export function watchLook(): void {
  refresh();
  addEventListener('storage', refresh);
  systemDarkQuery().addEventListener('change', refresh);
}
