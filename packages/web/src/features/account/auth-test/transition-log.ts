import { createStore } from '../../../platform/store.ts';

export interface LogLine {
  number: number;
  name: string;
  outcome: string;
}

const maxLines = 20;

/** Outside of the screen, which begins anew with every identity. */
export const transitionLog = createStore<readonly LogLine[]>([]);

export function appendToLog(name: string, outcome: string): void {
  const lines = transitionLog.get();
  const number = (lines[0]?.number ?? 0) + 1;
  transitionLog.set([{ number, name, outcome }, ...lines].slice(0, maxLines));
}
