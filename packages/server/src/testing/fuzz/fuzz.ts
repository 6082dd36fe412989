import { ownerOfAll, quickAdmin } from '../test-identity.ts';
import { newPlayer } from '../test-player.ts';
import type { TestServer } from '../test-server.ts';
import { SeededChance } from './chance.ts';
import { type HostileRequest, hostileRequest } from './hostile-request.ts';

export interface FuzzResult {
  sent: number;
  statuses: Record<number, number>;
  slowestMs: number;
  slowestCall: string;
  /** Each can be sent again as it stands. */
  faults: string[];
}

const atOnce = 4;
const slowMs = 1000;

/** Sends so many hostile requests as all kinds of callers; a 500 or a second's wait is a fault. */
export async function fuzz(server: TestServer, count: number, seed: number): Promise<FuzzResult> {
  const chance = new SeededChance(seed);
  const { owner, ids } = await ownerOfAll(server);
  const admin = await quickAdmin(server);
  const player = await newPlayer(server.url);
  const callers = [{}, owner.headers, admin.headers, player.headers];
  const result: FuzzResult = { sent: 0, statuses: {}, slowestMs: 0, slowestCall: '', faults: [] };

  const sendOne = async () => {
    const request = hostileRequest(server.url, chance, ids);
    const headers = { ...chance.pick(callers), ...request.headers };
    const begun = performance.now();
    const { status, text } = await send({ ...request, headers });
    const ms = performance.now() - begun;
    result.statuses[status] = (result.statuses[status] ?? 0) + 1;
    if (ms > result.slowestMs) {
      result.slowestMs = ms;
      result.slowestCall = request.call.name;
    }
    if ((status >= 500 && !isSaidToBeOff(text)) || ms > slowMs) {
      result.faults.push(
        `${status} after ${Math.round(ms)} ms: ${JSON.stringify({ ...request, call: undefined, headers })} ${text.slice(0, 200)}`,
      );
    }
  };
  const work = async () => {
    while (result.sent < count) {
      result.sent += 1;
      await sendOne();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return result;
}

async function send({ url, method, headers, body }: HostileRequest) {
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) });
  return { status: response.status, text: await response.text() };
}

/** Supabase and the admin's password are optional, and this server has neither. */
const isSaidToBeOff = (text: string) =>
  /Supabase not configured|No admin password is set/.test(text);
