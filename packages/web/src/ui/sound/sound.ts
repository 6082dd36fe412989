import { kept } from '../../platform/kept.ts';
import { createStore, useStore } from '../../platform/store.ts';
import type { SoundName } from './scores.ts';

const key = 'ui.sound';
const isOn = createStore(kept.read(key) === 'on');

export const useSound = (): boolean => useStore(isOn);

/** Off until turned on; turning it on lets one hear what that means. */
export function turnSound(on: boolean): void {
  kept.write(key, on ? 'on' : 'off');
  isOn.set(on);
  if (on) play('jinx');
}

/** Fire and forget: a sound that can't be played is no loss, and its maker is only fetched when needed. */
export function play(name: SoundName): void {
  if (!isOn.get()) return;
  import('./synth.ts').then(({ perform }) => perform(name)).catch(() => {});
}

addEventListener('storage', () => isOn.set(kept.read(key) === 'on'));
