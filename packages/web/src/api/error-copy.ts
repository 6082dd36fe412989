import { CallError } from './call-error.ts';

/**
 * The words for every refusal come with it, from the contract's table on the server; carrying the table
 * here too would only add weight. These are for what the server couldn't say.
 */
const ownWords = {
  offline: 'The hive can’t be reached. Check your connection and try again.',
  unexpected: 'Something broke. It has been noted; please try again.',
} as const;

/** What to tell the person. */
export function wordsFor(error: unknown): string {
  if (!(error instanceof CallError)) return ownWords.unexpected;
  if (error.message) return error.message;
  return error.code === 'offline' ? ownWords.offline : ownWords.unexpected;
}
