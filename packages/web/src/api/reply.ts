import type { ErrorBody } from '@bee-jinx/contract/browser';
import { CallError } from './call-error.ts';

/** The `data` of a reply; a failure is thrown as a CallError. */
export async function readReply(response: Response, sentAs?: string): Promise<unknown> {
  const requestId = response.headers.get('x-request-id') ?? sentAs;
  const { status } = response;
  const body = await readJson(response);
  if (response.ok && isObject(body) && 'data' in body) return body.data;

  if (!isErrorBody(body)) throw new CallError('unexpected', { status, requestId });
  const { code, message, details } = body.error;
  // A newer server may send an unknown code; its message is still shown.
  throw new CallError(code, {
    status,
    message,
    details,
    requestId,
  });
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    return undefined;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isErrorBody(body: unknown): body is ErrorBody {
  return (
    isObject(body) &&
    isObject(body.error) &&
    typeof body.error.code === 'string' &&
    typeof body.error.message === 'string'
  );
}
