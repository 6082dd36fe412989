import { createStore } from '../../../platform/store.ts';

export interface LogLine {
  number: number;
  name: string;
  outcome: string;
}

const most = 20;

/** Outside of the screen, which begins anew with every identity. */
export const log = createStore<readonly LogLine[]>([]);

export function writeLog(name: string, outcome: string): void {
  const lines = log.get();
  const number = (lines[0]?.number ?? 0) + 1;
  log.set([{ number, name, outcome }, ...lines].slice(0, most));
}
