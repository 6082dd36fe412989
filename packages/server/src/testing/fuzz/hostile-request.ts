import { type Call, calls } from '@bee-jinx/contract';
import { buildUrl, sampleRequest } from '../sample-request.ts';
import { hostileBodies, hostileHeaders, hostileValues } from './hostile-values.ts';
import type { SeededRandom } from './seeded-random.ts';

export interface HostileRequest {
  call: Call;
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/** They end the caller's session or keep the connection open; they have their own suites. */
const excludedCalls = ['live', 'deleteMe', 'closeSession', 'resignAsAdmin'];
const fuzzedCalls = calls.filter(({ name }) => !excludedCalls.includes(name));

/** A valid request of which one to three parts get an invalid value. */
export function hostileRequest(url: string, chance: SeededRandom, ids: Record<string, string>) {
  const call = chance.pick(fuzzedCalls);
  const validRequest = sampleRequest(call, chance.below(2) === 0 ? ids : {});
  const request = structuredClone(validRequest);
  for (let count = 1 + chance.below(3); count > 0; count -= 1) {
    corruptField(chance.pick([request.params, request.query, request.body]), chance);
  }
  const headers = { ...chance.pick(hostileHeaders) };
  const base = { call, method: call.method, url: safeAddress(url, call, request), headers };
  if (call.method === 'GET') return base;
  const body =
    chance.below(10) === 0 ? chance.pick(hostileBodies) : JSON.stringify(request.body ?? {});
  return { ...base, headers: { 'content-type': 'application/json', ...headers }, body };
}

function corruptField(part: unknown, chance: SeededRandom): void {
  if (typeof part !== 'object' || part === null) return;
  const fields = part as Record<string, unknown>;
  const names = Object.keys(fields);
  const name =
    chance.below(5) === 0
      ? chance.pick(['userId', 'isAdmin', 'limit', 'cursor', 'date', 'puzzleNumber', 'token'])
      : chance.pick(names);
  if (name === undefined) return;
  const inner = fields[name];
  if (typeof inner === 'object' && inner !== null && chance.below(2) === 0)
    corruptField(inner, chance);
  else if (chance.below(8) === 0) delete fields[name];
  else fields[name] = structuredClone(chance.pick(hostileValues));
}

/** A lone surrogate can't be encoded in a URL. */
function safeAddress(url: string, call: Call, request: Parameters<typeof buildUrl>[2]): string {
  const wellFormed = (value: unknown) =>
    String(value ?? '')
      .toWellFormed()
      .slice(0, 2000) || 'x';
  const params = Object.fromEntries(
    Object.entries({ ...sampleRequest(call).params, ...request.params }).map(([name, value]) => [
      name,
      wellFormed(typeof value === 'object' ? JSON.stringify(value) : value),
    ]),
  );
  const query = Object.fromEntries(
    Object.entries(request.query).map(([name, value]) => [
      name,
      wellFormed(typeof value === 'object' ? JSON.stringify(value) : value),
    ]),
  );
  return buildUrl(url, call, { ...request, params, query });
}
