import { calls, type Signal } from '@bee-jinx/contract';
import { describe, expect, test } from 'vitest';
import { listAllFields } from '../../testing/sample-request.ts';
import { splitReason } from '../../testing/test-bee.ts';
import { startDance, type TestDance } from '../../testing/test-dance.ts';
import { quickAdmin } from '../../testing/test-identity.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { newPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer({ settings: { LOG_LEVEL: 'trace' } });

const canary = 'xylocanary';

type Sent = { method: string; path: string; query?: string; body?: object };

/** Every call of the contract, filled in as somebody would who wants to know this game's word. */
function everyCall({ gameId, players }: TestDance, roundNumber: number): Sent[] {
  const [anna, ben] = players.map(({ player }) => player.userId);
  const words = ['probe', 'sand', canary.slice(0, 4), `${canary}s`];
  const filled = { gameId, roundNumber, round: roundNumber };
  const bodies: object[] = [
    {},
    filled,
    { gameId },
    { ...filled, devFlags: { timeUp: true, reveal: true } },
    { ...filled, recipientUserId: anna, opponentUserId: ben },
    { ...filled, word: 7 },
    { notificationId: 'x' },
    { gameId, accept: true },
    { gameId, decision: 'continue' },
    { opponentId: anna },
    { gameId, allow: true },
    { muted: [], quietHours: null, vacationUntil: null },
    { invitedPlayer: anna },
    ...words.map((word) => ({ gameId, roundNumber: roundNumber + 1, word })),
  ];
  const queries = [
    '',
    '?includeAi=true',
    `?withPlayer=${anna}`,
    `?scope=headtohead&opponentId=${anna}&include=recent,submissions&nocache=1`,
    `?opponentId=${anna}&limit=50`,
    '?unread_only=false&limit=100',
  ];
  // What ends the game or the player would end the crawl, and is tried elsewhere.
  const ending = ['deleteMe', 'closeSession', 'abandonDance', 'live', 'endOtherSessions'];
  return calls
    .filter(({ name }) => !ending.includes(name))
    .flatMap((call): Sent[] => {
      const { method } = call;
      const path = call.path.replace(':gameId', gameId).replace(/:\w+/g, 'x');
      const known = listAllFields(call);
      const isNews = (fields: string[]) => fields.some((field) => known.includes(field));
      return method === 'GET'
        ? queries
            .filter((query) => query === '' || isNews([...new URLSearchParams(query).keys()]))
            .map((query) => ({ method, path, query }))
        : bodies
            // One that has nothing the call asks for is to it what the first two are.
            .filter((body, index) => index < 2 || isNews(Object.keys(body)))
            .map((body) => ({ method, path, body }));
    });
}

async function crawl(sent: Sent[], headers: Record<string, string>): Promise<string> {
  const replies = [];
  for (const { method, path, query = '', body } of sent) {
    const response = await fetch(`${server.url}${path}${query}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const head = JSON.stringify([...response.headers]);
    replies.push(`${method} ${path} ${response.status} ${head} ${await response.text()}`);
  }
  return replies.join('\n');
}

describe('a sealed word', () => {
  test('and the reason for it are in nothing that the other, a third, nobody or an admin can get, and in no log line', {
    timeout: 120_000,
  }, async () => {
    const dance = await startDance(server.url);
    const [anna, ben] = dance.players;
    const third = await newPlayer(server.url);
    const admin = await quickAdmin(server);
    const listeners = await Promise.all(
      [ben, third].map(({ headers }) => TestListener.open(server.url, headers)),
    );
    const ownStream = await TestListener.open(server.url, anna.headers);
    await dance.miss(1);
    const { pair = ['', ''] } = await dance.read(0);
    const phrases = splitReason(server.bee.reasonFor(pair, canary));
    await dance.say(0, 2, canary);
    await anna.ask('nudge', {
      body: { recipientUserId: ben.player.userId, gameId: dance.gameId, roundNumber: 2 },
    });
    const sent = everyCall(dance, 2);
    const heard = [
      await crawl(sent, ben.headers),
      await crawl(sent, third.headers),
      await crawl(sent, {}),
      await crawl(sent, admin.headers),
      ...listeners.map((listener) => JSON.stringify(listener.received)),
    ].join('\n');
    expect(heard).toContain(dance.gameId);
    expect(heard.replaceAll(`${canary}s`, '')).not.toContain(canary);
    const own = JSON.stringify(await dance.read(0));
    for (const phrase of phrases) {
      expect(heard).not.toContain(phrase);
      expect(own).not.toContain(phrase);
      expect(server.log.join('\n')).not.toContain(phrase);
    }
    expect(server.log.length).toBeGreaterThan(sent.length);
    expect(server.log.join('\n')).not.toContain(canary);
    expect((await dance.read(0)).word).toBe(canary);

    await dance.say(1, 2, 'probe');
    const out = JSON.stringify(await dance.read(1));
    for (const part of [canary, ...phrases]) expect(out).toContain(part);
    // The round goes down the stream to whoever waited for it, and to nobody else.
    const signals = () => ownStream.signals() as Signal[];
    await ownStream.until(() => signals().some(({ game }) => game?.rounds.length === 2));
    for (const part of [canary, ...phrases]) expect(JSON.stringify(signals())).toContain(part);
    for (const { received } of listeners) expect(JSON.stringify(received)).not.toContain(canary);
    for (const listener of [ownStream, ...listeners]) listener.close();
  });

  test('that came with an invite or a decision is as safe', async () => {
    const [anna, ben] = await Promise.all([newPlayer(server.url), newPlayer(server.url)]);
    const body = { invitedPlayer: ben.player.userId, firstWord: canary };
    const { gameId } = (await anna.ask('inviteToDance', { body })).data.game;
    const seen = async (path: string) =>
      (await fetch(server.url + path, { headers: ben.headers })).text();
    const views = await Promise.all(
      [
        `/api/multiplayer/games/${gameId}?includeAi=true`,
        '/api/multiplayer/games/active',
        `/api/multiplayer/invites/${gameId}`,
        '/api/multiplayer/notifications',
        '/api/me/export',
      ].map(seen),
    );
    expect(views.join('\n')).toContain(gameId);
    expect(views.join('\n')).not.toContain(canary);
  });

  test('looks the same to the other whether it has one letter or thirty', async () => {
    const shown = async (word: string) => {
      const dance = await startDance(server.url);
      await dance.say(0, 1, word);
      const text = JSON.stringify(await dance.read(1));
      const [anna, ben] = dance.players.map(({ player }) => player);
      return [dance.gameId, anna?.userId, ben?.userId, anna?.displayName, ben?.displayName]
        .reduce((rest: string, name) => rest.replaceAll(name ?? '', '*'), text)
        .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time');
    };
    expect(await shown('a')).toBe(await shown('b'.repeat(30)));
  });

  test('of a game that was left stays sealed', async () => {
    const dance = await startDance(server.url);
    await dance.say(0, 1, canary);
    await dance.players[0].ask('abandonDance', { body: { gameId: dance.gameId } });
    expect(JSON.stringify(await dance.read(1))).not.toContain(canary);
  });
});

describe('an outsider', () => {
  test('finds no game on any route, and changes none', async () => {
    const dance = await startDance(server.url);
    await dance.say(0, 1, 'sand');
    const before = await dance.read(0);
    const third = await newPlayer(server.url);
    const { gameId } = dance;
    const answers = await Promise.all([
      third.ask('readDance', { params: { gameId }, query: {} }),
      third.ask('previewInvite', { params: { gameId } }),
      third.ask('submitDanceWord', { body: { gameId, roundNumber: 1, word: 'wave' } }),
      third.ask('processRound', { body: { gameId, roundNumber: 1 } }),
      third.ask('thatCounts', { body: { gameId, roundNumber: 1 } }),
      third.ask('continueDecision', { body: { gameId, decision: 'stop' } }),
      third.ask('abandonDance', { body: { gameId } }),
      third.ask('expireDance', { body: { gameId } }),
      third.ask('shareDance', { body: { gameId, allow: true } }),
      third.ask('respondToInvite', { body: { gameId, accept: true, word: 'wave' } }),
      third.ask('respondToInvite', { body: { gameId, accept: false } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(await dance.read(0)).toEqual(before);
    expect((await third.ask('activeDances', {})).data.activeGames).toEqual([]);
  });

  test('can’t reset anything without being an admin', async () => {
    const third = await newPlayer(server.url);
    expect((await third.ask('resetDances', {})).status).toBe(403);
  });
});
