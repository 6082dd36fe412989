import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { createStore, useStore } from '../../platform/store.ts';
import type { SoundName } from './sound-tones.ts';

const key = 'ui.sound';
const isOn = createStore(safeLocalStorage.read(key) === 'on');

export const useSoundEnabled = (): boolean => useStore(isOn);

/** Enabling plays a sound. */
export function setSoundEnabled(on: boolean): void {
  safeLocalStorage.write(key, on ? 'on' : 'off');
  isOn.set(on);
  if (on) playSound('jinx');
}

/** Errors are ignored; the synthesiser is loaded on demand. */
export function playSound(name: SoundName): void {
  if (!isOn.get()) return;
  import('./synth.ts').then(({ playTones }) => playTones(name)).catch(() => {});
}

globalThis.window?.addEventListener('storage', () => isOn.set(safeLocalStorage.read(key) === 'on'));
