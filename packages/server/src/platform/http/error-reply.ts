import { type ErrorBody, type ErrorCode, errors } from '@bee-jinx/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { isForeignKeyViolation } from '../database/foreign-key-violation.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { Refusal } from '../refusal.ts';

/** Turns anything thrown into a reply. The message of an unexpected error is never sent. */
export function replyWithError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (isAborted(request)) {
    request.log.info('the visitor left');
    reply.code(400).send();
    return;
  }
  const refusal = toRefusal(thrown);
  const isFault = refusal.status >= 500 && refusal.code !== 'unavailable';
  if (isFault) request.log.error({ err: thrown }, refusal.code);
  // A foreign key violation is a race with a deletion; logged, because frequent ones point to a bug.
  else if (refusal.status >= 500 || isForeignKeyViolation(thrown))
    request.log.warn({ err: thrown }, refusal.code);
  if (refusal.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(refusal.retryAfterSeconds));
  reply.header('cache-control', 'no-store');
  reply.code(refusal.status).send(errorBody(refusal));
}

/** Deleted between the check and the insert of the row that refers to it. */
const goneMessage = 'Whoever or whatever this is about has just gone.';

/** The client disconnected in mid-request; the error of that looks like a lost database connection. */
function isAborted({ raw }: FastifyRequest): boolean {
  return raw.destroyed && raw.complete === false;
}

function errorBody({ code, message, details }: Refusal): ErrorBody {
  return { error: { code, message, ...(details && { details }) } };
}

function toRefusal(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  if (thrown instanceof ZodError) {
    return new Refusal('invalid_input', { details: { fields: fieldFaults(thrown) } });
  }
  if (isInvalidValueError(thrown)) return new Refusal('invalid_input');
  if (isDatabaseUnavailable(thrown)) return new Refusal('unavailable', { retryAfterSeconds: 2 });
  if (isForeignKeyViolation(thrown)) return new Refusal('not_found', { message: goneMessage });

  const status = (thrown as Partial<FastifyError> | null)?.statusCode ?? 500;
  if (status === 429) return thrown as Refusal;
  if (status >= 500) return new Refusal('unexpected');
  return new Refusal(codeForStatus(status));
}

/** For Fastify's own errors: a body that is no JSON, of the wrong type, too large. */
function codeForStatus(status: number): ErrorCode {
  if (status === errors.too_large.status) return 'too_large';
  if (status === errors.not_found.status) return 'not_found';
  return 'invalid_input';
}

function fieldFaults(error: ZodError): Record<string, string> {
  return Object.fromEntries(
    error.issues
      .slice(0, 20)
      .map((issue) => [issue.path.map(String).join('.').slice(0, 100) || 'body', issue.message]),
  );
}

/** PostgreSQL's codes for a NUL character in a text, and for a number that is too large for its column. */
const invalidValueCodes = new Set(['22021', '22003']);

/** The caller sent a value that PostgreSQL can't store; SQLite stores any. */
function isInvalidValueError(error: unknown): boolean {
  return invalidValueCodes.has((error as { code?: string } | null)?.code ?? '');
}
