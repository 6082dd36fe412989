import { type APIResponse, type BrowserContextOptions, request } from '@playwright/test';

/** Who may look at a screen. The second has the widest name that the rules let through. */
const names = {
  clover: 'Clover Finder',
  longest: 'Maximiliana Wollwortmann',
  suspended: 'Loud Lena',
} as const;

export type PlayerName = keyof typeof names | 'stranger' | 'admin';

/** What `npm run admin-password` makes of it stands in tour.ts. */
const adminPassword = 'seven sleepy drones';

const written = { screen: '/jinx/archive', version: '0.1.0' };
const writtenFeedback = [
  { ...written, kind: 'praise', text: 'Loved “beach”. We both laughed.' },
  {
    ...written,
    kind: 'bug',
    text: 'The calendar jumped back to May when I turned my phone, and the day that I had opened was closed.',
  },
  { ...written, kind: 'idea', text: 'Could the archive show what my friends have played?' },
];

type Visitor = Exclude<BrowserContextOptions['storageState'], string | undefined>;
export type Players = Record<PlayerName, Visitor['cookies']>;

/** Makes them through the API, as a browser would. A stranger has never been here. */
export async function seedPlayers(url: string): Promise<Players> {
  const [clover, longest, suspended] = [
    await seedPlayer(url, names.clover),
    await seedPlayer(url, names.longest),
    await seedPlayer(url, names.suspended),
  ];
  return {
    clover: clover.cookies,
    longest: longest.cookies,
    suspended: suspended.cookies,
    stranger: [],
    admin: await seedAdmin(url, suspended.userId),
  };
}

/** With something to answer on the desk, and one player suspended. */
async function seedAdmin(url: string, suspendedId: string): Promise<Visitor['cookies']> {
  const api = await request.newContext({ baseURL: url });
  try {
    const entered = await answerOf(
      await api.post('/api/auth/admin', { data: { password: adminPassword } }),
    );
    const { data } = (await entered.json()) as { data: { player: { userId: string } } };
    for (const feedback of writtenFeedback) {
      const headers = { 'x-user-id': data.player.userId };
      await answerOf(await api.post('/api/feedback', { headers, data: feedback }));
    }
    const headers = { 'x-user-id': data.player.userId };
    const suspension = {
      reason: 'Unkind words in three hives.',
      until: new Date(Date.now() + 7 * 86_400_000).toISOString(),
    };
    await answerOf(
      await api.post(`/api/admin/players/${suspendedId}/suspend`, { headers, data: suspension }),
    );
    return (await api.storageState()).cookies;
  } finally {
    await api.dispose();
  }
}

async function seedPlayer(
  url: string,
  displayName: string,
): Promise<{ userId: string; cookies: Visitor['cookies'] }> {
  const api = await request.newContext({ baseURL: url });
  try {
    const opened = await answerOf(await api.post('/api/session'));
    const { data } = (await opened.json()) as { data: { player: { userId: string } } };
    const headers = { 'x-user-id': data.player.userId };
    await answerOf(await api.patch('/api/me', { headers, data: { displayName } }));
    return { userId: data.player.userId, cookies: (await api.storageState()).cookies };
  } finally {
    await api.dispose();
  }
}

async function answerOf(response: APIResponse): Promise<APIResponse> {
  if (!response.ok()) throw new Error(`${response.url()}: ${await response.text()}`);
  return response;
}
