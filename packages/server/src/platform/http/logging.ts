import type { FastifyServerOptions } from 'fastify';

/**
 * Logs say which call, how it ended and how long it took. Never a body, a query, a header, a code in a
 * path, an address: words, tokens and e-mails live there, and a log is read by more people than a table.
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

/** Database errors quote the values that offended them, so of those only the codes and places are kept. */
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
  };
}
