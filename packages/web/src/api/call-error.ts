import type { ErrorCode } from '@bee-jinx/contract/browser';

/** `offline`: the server was not reached. */
export type CallCode = ErrorCode | 'offline';

interface CallErrorOptions {
  status?: number | undefined;
  message?: string | undefined;
  details?: Record<string, unknown> | undefined;
  requestId?: string | undefined;
}

export class CallError extends Error {
  readonly code: CallCode;
  /** 0 without a response. */
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

/** A reply that isn't the server's is `unexpected` with any status: it may come from a proxy, or was cut off. */
export function isServerUnavailable(error: unknown): boolean {
  return (
    error instanceof CallError &&
    (error.status === 0 || error.status >= 500 || error.code === 'unexpected')
  );
}

export function isRefusal(error: unknown): boolean {
  return error instanceof CallError && !isServerUnavailable(error);
}
