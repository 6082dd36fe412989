import { type ErrorCode, errors } from '@bee-jinx/contract';

/** An expected error with a code and a message for the caller. Anything else that is thrown is answered as `unexpected`. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    more: { message?: string; details?: Record<string, unknown>; retryAfterSeconds?: number } = {},
  ) {
    super(more.message ?? errors[code].message);
    this.code = code;
    this.details = more.details;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }

  get status(): number {
    return errors[this.code].status;
  }
}

export const invalidFieldRefusal = (field: string, message: string): Refusal =>
  new Refusal('invalid_input', { message, details: { fields: { [field]: message } } });
