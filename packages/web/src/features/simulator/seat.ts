import type { CallReply, CallRequest, Player } from '@bee-jinx/contract/browser';
import { type CallName, type Route, routes } from '@bee-jinx/contract/browser';
import { type BotScenario, botCallDelayMs, botCallOutcomes } from '@bee-jinx/game';
import { buildUrl, call } from '../../api/call.ts';
import { CallError } from '../../api/call-error.ts';
import { readReply } from '../../api/reply.ts';

export interface Seat {
  player: Pick<Player, 'userId' | 'displayName'>;
  /** Absent for the own seat, which uses the cookie. */
  token?: string;
}

export type Role = 'you' | BotScenario;

export interface CallLogEntry {
  method: string;
  path: string;
  outcome: number | 'lost';
  ms: number;
}

export function headersOf({ player, token }: Seat): Record<string, string> {
  return {
    'x-user-id': player.userId,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
}

export const credentialsOf = ({ token }: Seat): RequestCredentials =>
  token === undefined ? 'same-origin' : 'omit';

export async function callAsSeat<Name extends CallName>(
  seat: Seat,
  role: Role,
  name: Name,
  options: CallRequest<Name>,
  note: (note: CallLogEntry) => void,
): Promise<CallReply<Name>> {
  const { method, path }: Route = routes[name];
  const { params, query, body } = options as Parameters<typeof buildUrl>[1] & { body?: unknown };
  const address = buildUrl(path, { params, query });
  const begun = performance.now();
  const logOutcome = (outcome: CallLogEntry['outcome']) =>
    note({ method, path: address, outcome, ms: Math.round(performance.now() - begun) });

  const simulatedResult = role === 'you' ? 'sent' : botCallOutcomes[role];
  await new Promise((resolve) => setTimeout(resolve, botCallDelayMs));
  if (simulatedResult === 'lost') {
    logOutcome('lost');
    throw new CallError('offline');
  }
  if (simulatedResult === 'failed') {
    logOutcome(500);
    throw new CallError('unexpected', { status: 500, message: 'Simulated server error' });
  }
  try {
    const response = await fetch(address, {
      method,
      credentials: credentialsOf(seat),
      headers: {
        accept: 'application/json',
        ...headersOf(seat),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    logOutcome(response.status);
    return (await readReply(response)) as CallReply<Name>;
  } catch (error) {
    if (error instanceof CallError) throw error;
    logOutcome('lost');
    throw new CallError('offline');
  }
}

export const openTestRig = () => call('openTestRig');
export const closeTestRig = () => call('closeTestRig');

export const openSwarmSeats = (seats: number) => call('openSwarmSeats', { body: { seats } });
export const closeSwarmSeats = () => call('closeSwarmSeats');

export const openSimulator = () => call('openSimulator');
export const closeSimulator = () => call('closeSimulator');
