import type { ErrorCode } from '@bee-jinx/contract/browser';

/** `offline` is the one failure that the server can't name: it was never reached. */
export type CallCode = ErrorCode | 'offline';

interface CallErrorOptions {
  status?: number | undefined;
  message?: string | undefined;
  details?: Record<string, unknown> | undefined;
  requestId?: string | undefined;
}

export class CallError extends Error {
  readonly code: CallCode;
  /** 0 where there was no answer. */
  readonly status: number;
  readonly details: Record<string, unknown> | undefined;
  readonly requestId: string | undefined;

  constructor(
    code: CallCode,
    { status = 0, message = '', details, requestId }: CallErrorOptions = {},
  ) {
    super(message);
    this.name = 'CallError';
    this.code = code;
    this.status = status;
    this.details = details;
    this.requestId = requestId;
  }
}

/** Nobody is there to answer; a little later somebody may be. */
export function isServerUnavailable(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || error.status >= 500);
}

/** The server has looked at it and said no: an answer like any other. */
export function isRefusal(error: unknown): boolean {
  return error instanceof CallError && !isServerUnavailable(error);
}
