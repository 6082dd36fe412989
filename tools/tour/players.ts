import { type BrowserContextOptions, request } from '@playwright/test';
import { adminPassword } from '../services/admin-password.ts';

/** Display names. The second is the widest that the rules allow. */
const names = {
  clover: 'Clover Finder',
  longest: 'Maximiliana Wollwortmann',
  suspended: 'Loud Lena',
} as const;

export type PlayerName = keyof typeof names | 'stranger' | 'admin';

const context = { screen: '/jinx/archive', version: '0.1.0' };
const writtenFeedback = [
  { ...context, kind: 'praise', text: 'Loved “beach”. We both laughed.' },
  {
    ...context,
    kind: 'bug',
    text: 'The calendar jumped back to May when I turned my phone, and the day that I had opened was closed.',
  },
  { ...context, kind: 'idea', text: 'Could the archive show what my friends have played?' },
];

type Visitor = Exclude<BrowserContextOptions['storageState'], string | undefined>;
export type Players = Record<PlayerName, Visitor['cookies']>;

/** Creates them through the API. A stranger has no session. */
export async function seedPlayers(url: string): Promise<Players> {
  const clover = await seedPlayer(url, names.clover);
  const longest = await seedPlayer(url, names.longest);
  const suspended = await seedPlayer(url, names.suspended);
  return {
    clover: clover.cookies,
    longest: longest.cookies,
    suspended: suspended.cookies,
    stranger: [],
    admin: await seedAdmin(url, suspended.userId),
  };
}

async function seedPlayer(url: string, displayName: string) {
  const session = await openApiSession(url, '/api/session');
  await session.send('patch', '/api/me', { displayName });
  return session.close();
}

/** Also sends feedback for the admin to answer, and suspends one player. */
async function seedAdmin(url: string, suspendedId: string): Promise<Visitor['cookies']> {
  const session = await openApiSession(url, '/api/auth/admin', { password: adminPassword });
  for (const feedback of writtenFeedback) await session.send('post', '/api/feedback', feedback);
  await session.send('post', `/api/admin/players/${suspendedId}/suspend`, {
    reason: 'Unkind words in three hives.',
    until: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  });
  return (await session.close()).cookies;
}

/** Signs in as a browser does, by a cookie. */
async function openApiSession(url: string, path: string, body?: object) {
  const api = await request.newContext({ baseURL: url });
  const send = async (
    method: 'post' | 'patch',
    to: string,
    data: object | undefined,
    headers = {},
  ) => {
    const response = await api[method](to, { headers, ...(data && { data }) });
    if (!response.ok()) throw new Error(`${to}: ${await response.text()}`);
    return (await response.json()) as { data: { player: { userId: string } } };
  };
  const { userId } = (await send('post', path, body)).data.player;
  return {
    send: (method: 'post' | 'patch', to: string, data: object) =>
      send(method, to, data, { 'x-user-id': userId }),
    async close() {
      const { cookies } = await api.storageState();
      await api.dispose();
      return { userId, cookies };
    },
  };
}
