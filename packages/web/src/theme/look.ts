import { kept } from '../platform/kept.ts';
import { createStore, useStore } from '../platform/store.ts';
import { applyLook, currentLook, systemTheme } from './apply-look.ts';
import { type Look, lookKeys } from './resolve-look.ts';

export { followsSystem } from './apply-look.ts';

const look = createStore<Look>(currentLook(kept.read));

export const useLook = (): Look => useStore(look);

/** Kept for the next visit and shown at once, here and in the other tabs. */
export function chooseLook(choice: Partial<Omit<Look, 'theme'>>): void {
  if (choice.mode) kept.write(lookKeys.theme, choice.mode);
  if (choice.skin) kept.write(lookKeys.skin, choice.skin);
  if (choice.textSize) kept.write(lookKeys.textSize, String(choice.textSize));
  if (choice.motion) kept.write(lookKeys.motion, choice.motion);
  refresh();
}

function refresh(): void {
  const next = currentLook(kept.read);
  applyLook(next);
  look.set(next);
}

/** Another tab may choose, and so may the operating system. */
export function followLook(): void {
  refresh();
  addEventListener('storage', refresh);
  systemTheme().addEventListener('change', refresh);
}
