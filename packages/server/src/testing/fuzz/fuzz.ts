import { createPlayerWithEverything, quickAdmin } from '../test-identity.ts';
import { newPlayer } from '../test-player.ts';
import type { TestServer } from '../test-server.ts';
import { type HostileRequest, hostileRequest } from './hostile-request.ts';
import { SeededRandom } from './seeded-random.ts';

export interface FuzzResult {
  sent: number;
  statuses: Record<number, number>;
  slowestMs: number;
  slowestCall: string;
  /** Can be sent again as it is. */
  faults: string[];
}

const atOnce = 4;
const requestsPerCast = 250;

/** As all kinds of callers. A 500, a slow reply or a malformed error is a fault. */
export async function fuzz(
  server: TestServer,
  { count, seed, slowMs = 1000 }: { count: number; seed: number; slowMs?: number },
): Promise<FuzzResult> {
  const chance = new SeededRandom(seed);
  let cast = await newCast(server);
  const result: FuzzResult = { sent: 0, statuses: {}, slowestMs: 0, slowestCall: '', faults: [] };

  const sendOne = async () => {
    const request = hostileRequest(server.url, chance, cast.ids);
    const headers = { ...chance.pick(cast.callers), ...request.headers };
    const start = performance.now();
    const { status, text } = await send({ ...request, headers });
    const ms = performance.now() - start;
    result.statuses[status] = (result.statuses[status] ?? 0) + 1;
    if (ms > result.slowestMs) {
      result.slowestMs = ms;
      result.slowestCall = request.call.name;
    }
    const isBroken = status >= 500 && !isSaidToBeOff(text);
    const isShapeless = status >= 400 && !text.startsWith('{"error":{"code":"');
    if (isBroken || isShapeless || ms > slowMs) {
      result.faults.push(
        `${status} after ${Math.round(ms)} ms: ${JSON.stringify({ ...request, call: undefined, headers })} ${text.slice(0, 200)}`,
      );
    }
  };
  const work = async () => {
    while (result.sent < count) {
      result.sent += 1;
      if (result.sent % requestsPerCast === 0) cast = await newCast(server);
      await sendOne();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return result;
}

/** Renewed regularly, because signing in replaces the session's token. */
async function newCast(server: TestServer) {
  const { owner, ids } = await createPlayerWithEverything(server);
  const admin = await quickAdmin(server);
  const player = await newPlayer(server.url);
  return { ids, callers: [{}, owner.headers, admin.headers, player.headers] };
}

async function send({ url, method, headers, body }: HostileRequest) {
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) });
  return { status: response.status, text: await response.text() };
}

/** These optional services aren't set up here. */
const isSaidToBeOff = (text: string) =>
  /Supabase not configured|This server sends no mail|No admin password is set/.test(text);
