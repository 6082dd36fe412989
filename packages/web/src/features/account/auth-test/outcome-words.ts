import { CallError } from '../../../api/call-error.ts';
import { errorMessage } from '../../../api/error-message.ts';

export function formatReply(reply: unknown): string {
  return reply === undefined ? 'done' : JSON.stringify(reply, null, 2);
}

export function formatError(error: unknown): string {
  if (error instanceof CallError) {
    return `${error.status} ${error.code}: ${errorMessage(error)}`;
  }
  return error instanceof Error ? `${error.name} ${error.message}`.trim() : String(error);
}
