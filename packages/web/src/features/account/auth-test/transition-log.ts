import { CallError } from '../../../api/call-error.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { createStore } from '../../../platform/store.ts';

interface LogLine {
  number: number;
  name: string;
  outcome: string;
}

const maxLines = 20;

/** Outside of the screen, which is mounted anew with every identity. */
export const transitionLog = createStore<readonly LogLine[]>([]);

export function appendToLog(name: string, outcome: string): void {
  const lines = transitionLog.get();
  const number = (lines[0]?.number ?? 0) + 1;
  transitionLog.set([{ number, name, outcome }, ...lines].slice(0, maxLines));
}

export function formatReply(reply: unknown): string {
  return reply === undefined ? 'done' : JSON.stringify(reply, null, 2);
}

export function formatError(error: unknown): string {
  if (error instanceof CallError) {
    return `${error.status} ${error.code}: ${errorMessage(error)}`;
  }
  return error instanceof Error ? `${error.name} ${error.message}`.trim() : String(error);
}
