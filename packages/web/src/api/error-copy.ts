import { errors } from '@bee-jinx/contract/browser';
import { type CallCode, CallError } from './call-error.ts';

const serverWords: Record<keyof typeof errors, { message: string }> = errors;

/** A code without words doesn't compile: the contract's have theirs there, ours have them here. */
const ownWords: Record<Exclude<CallCode, keyof typeof errors>, string> = {
  offline: "The hive can't be reached. Check your connection and try again.",
};

function wordsForCode(code: CallCode): string {
  return code === 'offline' ? ownWords[code] : serverWords[code].message;
}

/** What to tell the person. The server's own sentence knows most about the case, so it goes first. */
export function wordsFor(error: unknown): string {
  if (!(error instanceof CallError)) return wordsForCode('unexpected');
  return error.message || wordsForCode(error.code);
}
