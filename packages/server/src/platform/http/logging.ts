import type { FastifyServerOptions } from 'fastify';

/**
 * Logs have the route, status and duration of a call. Never a body, query, header, path parameter or address: they
 * hold words, tokens and e-mails.
 */
export function loggerOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    redact: {
      paths: ['*.password', '*.token', '*.word', '*.email', '*.authorization', '*.cookie'],
      censor: '…',
    },
    serializers: {
      req: (request) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'unmatched',
      }),
      res: (reply) => ({ status: reply.statusCode }),
      err: describeError,
    },
  };
}

/** Messages of database errors quote values, so only their codes, constraint and table are logged. */
function describeError(
  error: Error,
): { type: string; message: string; stack: string } & Record<string, unknown> {
  const { code, errcode, constraint, table, severity } = error as unknown as Record<
    string,
    unknown
  >;
  const fromDatabase = severity !== undefined || code === 'ERR_SQLITE_ERROR';
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: fromDatabase ? 'database error' : error.message,
    stack: stack.join('\n'),
    ...Object.fromEntries(
      Object.entries({ code, errcode, constraint, table }).filter(
        ([, value]) => value !== undefined,
      ),
    ),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}
