import { setTimeout as pause } from 'node:timers/promises';
import {
  type CallName,
  type CallReply,
  type CallRequest,
  type ErrorBody,
  type Player,
  routes,
} from '@bee-jinx/contract';

export interface ApiResponse<Name extends CallName> {
  status: number;
  headers: Headers;
  data: CallReply<Name>;
  error: ErrorBody['error'];
}

/** Makes a call of the contract, with any headers. */
export async function callApi<Name extends CallName>(
  url: string,
  name: Name,
  input: CallRequest<Name>,
  headers: Record<string, string> = {},
): Promise<ApiResponse<Name>> {
  const { method, path } = routes[name];
  const {
    params = {},
    query = {},
    body,
  } = input as { params?: object; query?: object; body?: unknown };
  const filled = Object.entries(params).reduce(
    (text, [key, value]) => text.replace(`:${key}`, encodeURIComponent(String(value))),
    path as string,
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const response = await fetch(`${url}${filled}${search.size > 0 ? `?${search}` : ''}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const parsed = text.startsWith('{') ? JSON.parse(text) : {};
  return {
    status: response.status,
    headers: response.headers,
    data: parsed.data,
    error: parsed.error,
  };
}

export interface TestPlayer {
  player: Player;
  token: string;
  headers: Record<string, string>;
  ask<Name extends CallName>(name: Name, input: CallRequest<Name>): Promise<ApiResponse<Name>>;
}

/** A server that is only just up may ask for a moment's patience; a browser asks it again too. */
export async function newPlayer(url: string, triesLeft = 4): Promise<TestPlayer> {
  const { status, headers, data, error } = await callApi(url, 'openSession', {
    body: { token: true },
  });
  const waitSeconds = Number(headers.get('retry-after'));
  if (error?.code === 'unavailable' && waitSeconds > 0 && triesLeft > 1) {
    await pause(waitSeconds * 1000);
    return newPlayer(url, triesLeft - 1);
  }
  if (status !== 200 || !data.token) throw new Error(`No session: ${status} ${error?.message}`);
  return playerWith(url, data.player, data.token);
}

export const newPlayers = (url: string, count: number): Promise<TestPlayer[]> =>
  Promise.all(Array.from({ length: count }, () => newPlayer(url)));

export function playerWith(url: string, player: Player, token: string): TestPlayer {
  const headers = { authorization: `Bearer ${token}`, 'x-user-id': player.userId };
  return { player, token, headers, ask: (name, input) => callApi(url, name, input, headers) };
}

/** A call that must succeed; throws otherwise. */
export async function mustCall<Name extends CallName>(
  player: Pick<TestPlayer, 'ask'>,
  name: Name,
  input: CallRequest<Name>,
): Promise<CallReply<Name>> {
  const { status, data, error } = await player.ask(name, input);
  if (status !== 200) throw new Error(`${name} was refused: ${status} ${error?.code}`);
  return data;
}
