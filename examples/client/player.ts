import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './generated/api.d.ts';

export type Api = Client<paths>;
export type Schemas = components['schemas'];

const url = process.env.BEE_JINX_URL ?? 'http://localhost:3000';

/** A new anonymous player. The token of its session goes along with every call. */
export async function newPlayer(): Promise<Api> {
  const api = createClient<paths>({ baseUrl: url });
  const { token } = dataOf(await api.POST('/api/session', { body: { token: true } }));
  if (token === undefined) throw new Error('No token, although one was asked for.');
  return createClient<paths>({ baseUrl: url, headers: { authorization: `Bearer ${token}` } });
}

/** The data of a reply. A refusal is thrown: its code is for programs, its message for people. */
export function dataOf<Data>({ data, error }: Reply<Data>): Data {
  if (data === undefined) throw new Error(`${error?.error.code}: ${error?.error.message}`);
  return data.data;
}

interface Reply<Data> {
  data?: { data: Data };
  error?: Schemas['Error'];
}
