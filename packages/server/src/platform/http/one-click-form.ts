import type { FastifyInstance } from 'fastify';

/** Where mail programs send the form of RFC 8058 when somebody taps “Unsubscribe”. */
const oneClickPath = '/api/reminders/stop';
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Forms are accepted at that one path only, and not read: its query says all. All other bodies are JSON. */
export function registerOneClickFormParser(api: FastifyInstance): void {
  api.addContentTypeParser(formTypes, { parseAs: 'string' }, (request, _body, done) => {
    if (request.routeOptions.url === oneClickPath) done(null, undefined);
    else done(Object.assign(new Error('Forms are not accepted.'), { statusCode: 415 }));
  });
}
