import { type Call, calls, type ErrorCode, errors, possibleRefusals } from '@bee-jinx/contract';
import type { FastifyInstance } from 'fastify';

const callsByRoute = new Map(calls.map((call) => [`${call.method} ${call.path}`, call]));

/**
 * Watches the replies of a server, and returns a check that throws where a call was refused by a code that its
 * contract doesn't name.
 */
export function watchRefusals(app: FastifyInstance): () => void {
  const unnamed = new Map<Call, Set<ErrorCode>>();
  app.addHook('onSend', async ({ method, routeOptions }, reply, payload) => {
    if (reply.statusCode < 400 || typeof payload !== 'string') return;
    const call = callsByRoute.get(`${method} ${routeOptions.url}`);
    const code = /^\{"error":\{"code":"(\w+)"/.exec(payload)?.[1] as ErrorCode | undefined;
    if (!call || !code || possibleRefusals(call).includes(code)) return;
    unnamed.set(call, (unnamed.get(call) ?? new Set()).add(code));
  });
  return () => {
    if (unnamed.size > 0) throw new Error([...unnamed].map(describeMissing).join('\n\n'));
  };
}

/** Tells which line of the contract to write. */
function describeMissing([call, missing]: [Call, ReadonlySet<ErrorCode>]): string {
  const codes = [...(call.refuses ?? []), ...missing].map((code) => `'${code}'`).join(', ');
  const answers = [...missing].map((code) => `${errors[code]?.status} ${code}`).join(' and ');
  return `${call.method} ${call.path} answered ${answers}, which its contract doesn't name.
Find \`${call.name}: {\` in packages/contract/src and let its \`refuses\` be this line:
    refuses: [${codes}],`;
}
