import { type ErrorBody, type ErrorCode, errors } from '@bee-jinx/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { isForeignKeyViolation } from '../database/foreign-key-violation.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { Refusal } from '../refusal.ts';

/** The one place where anything thrown becomes a reply. What isn't a refusal is never shown raw. */
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
  // A reference that broke is a race with somebody who leaves; if it keeps happening, it is a mistake of ours.
  else if (refusal.status >= 500 || isForeignKeyViolation(thrown))
    request.log.warn({ err: thrown }, refusal.code);
  if (refusal.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(refusal.retryAfterSeconds));
  reply.header('cache-control', 'no-store');
  reply.code(refusal.status).send(errorBody(refusal));
}

/** Between the question whether they are there and the row that names them. */
const goneMessage = 'Whoever or whatever this is about has just gone.';

/** Before all of the request was here. What is thrown then looks like a database that was cut off. */
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

/** Fastify's own refusals: a body that is no JSON, of the wrong type, too large. */
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

/** PostgreSQL's: a character that no text may hold (NUL), a number that is too large for its column. */
const codes = new Set(['22021', '22003']);

/** The caller sent what no database could keep. SQLite keeps anything. */
function isInvalidValueError(error: unknown): boolean {
  return codes.has((error as { code?: string } | null)?.code ?? '');
}
