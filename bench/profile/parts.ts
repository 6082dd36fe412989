import type { StackFrame } from './cpu-profile.ts';

/** What a call costs, by the file and function on whose behalf the time is spent. The first that fits counts. */
const parts: readonly [part: string, url: RegExp, name?: RegExp][] = [
  ['garbage collection', /^$/, /^\(garbage collector\)$/],
  ['painting', /\/painter\/painter\.js/],
  ['page', /\/http\/(html-pages|page-painter|web-files|choose-encoding)/],
  ['log', /\/(pino|@pinojs|sonic-boom)\/|\/http\/logging|fastify\/lib\/logger/],
  ['metrics', /\/prom-client\/|\/http\/(metrics|duration-histogram|watch-statements)/],
  ['trace', /\/platform\/trace\.ts/],
  [
    'limits',
    /\/@fastify\/rate-limit\/|\/http\/(rate-limit|load-shedding|visitor|limit-newcomers|local-rate)|\/budgets\//,
  ],
  ['session', /features\/identity\/|\/http\/session-cookie|\/@fastify\/cookie\//],
  ['gate', /\/http\/(gate|security-headers|connections)|platform\/(actor-context|running-work)/],
  ['validation', /\/zod\/|platform\/(validate-word|profanity)|\/obscenity\//],
  ['bee', /packages\/bee\//],
  ['rule', /packages\/game\//],
  ['commit', /database\/(group-commit|postgres-transaction|transaction-preamble)/],
  ['statements', /platform\/database\/|\/kysely\/|\/pg(-protocol|-pool|-types)?\/|\/queries\.ts$/],
  ['presenting', /\/present-[^/]+\.ts$/],
  ['serialising', /fastify\/lib\/reply|fast-json-stringify/, /^(serialize|preserialize)/],
  ['serialising', /http\/json-writer/],
  ['live stream', /platform\/live\//],
  ['Fastify', /\/(fastify|find-my-way|secure-json-parse|avvio)\//],
  ['Node: HTTP and sockets', /^node:(_http|net|internal\/(streams?|http|stream_base))/],
  ['feature', /packages\/server\//],
];

const rest = 'the rest';
export const partNames: readonly string[] = [...new Set(parts.map(([part]) => part)), rest];

/** Time by part. What has no part of its own, such as JSON.parse, belongs to whoever called it. */
export function timeByPart(root: StackFrame): Map<string, number> {
  const times = new Map<string, number>();
  const visit = (frame: StackFrame, caller: string): void => {
    const part = partOf(frame) ?? caller;
    times.set(part, (times.get(part) ?? 0) + frame.selfUs);
    for (const child of frame.children) visit(child, part);
  };
  visit(root, rest);
  return times;
}

function partOf({ name, url }: StackFrame): string | undefined {
  return parts.find(([, file, called]) => file.test(url) && (called?.test(name) ?? true))?.[0];
}
