import { CallError } from '../../../api/call-error.ts';
import { wordsFor } from '../../../api/error-copy.ts';

export function replyWords(reply: unknown): string {
  return reply === undefined ? 'done' : JSON.stringify(reply, null, 2);
}

export function failureWords(error: unknown): string {
  if (error instanceof CallError) {
    return `${error.status} ${error.code}: ${wordsFor(error)}`;
  }
  return error instanceof Error ? `${error.name} ${error.message}`.trim() : String(error);
}
