import type { APIRequestContext } from '@playwright/test';
import { paintedScreens } from '../packages/web/src/app/painting/painted-screens.ts';
import { pastPuzzle } from './support/daily.ts';
import { expect, test } from './support/fixtures.ts';
import { createHiveByApi, openSession } from './support/hive-api.ts';

/*
 * What a painted page may tell: every painted screen is asked for by everybody, and searched for the words themselves.
 */

const games = '/api/multiplayer/games';
const secrets = {
  'Anna’s sealed word': 'xylocanary',
  'Anna’s word in the swarm': 'quincanary',
  // One that the bee knows, unlike the others.
  'Anna’s word of today’s pair': 'xylophone',
  'a post of the hive': 'Nobody else may read wrencanary',
  'the name of the hive': 'The Finch Canary',
};
type Secret = keyof typeof secrets;

/** What each of them is told, and nobody else. */
const told: Record<string, readonly Secret[]> = {
  Anna: Object.keys(secrets) as Secret[],
  'Ben, her partner': [],
  'Cleo, of her hive': ['a post of the hive', 'the name of the hive'],
  'Dora, a stranger': [],
  nobody: [],
};

test('no painted page has a word that its visitor mustn’t know', async ({ playwright, server }) => {
  test.slow();
  const newApi = () => playwright.request.newContext({ baseURL: server.url });
  const askers = new Map<string, APIRequestContext>();
  for (const name of Object.keys(told)) askers.set(name, await newApi());
  const [anna, ben, cleo, dora] = [...askers.values()] as [
    APIRequestContext,
    APIRequestContext,
    APIRequestContext,
    APIRequestContext,
  ];
  for (const each of [ben, dora]) await openSession(each);
  const { groupId } = await createHiveByApi(anna, [cleo], secrets['the name of the hive']);
  const post = async (api: APIRequestContext, path: string, data: object) => {
    const answer = await api.post(path, { data });
    expect(answer.status(), path).toBe(200);
    return (await answer.json()).data;
  };
  await post(anna, '/api/buzz', { groupId, text: secrets['a post of the hive'] });
  const { game } = await post(anna, `${games}/invite`, {
    firstWord: secrets['Anna’s sealed word'],
  });
  await post(ben, `${games}/respond`, { gameId: game.gameId, accept: true });
  const { swarm } = await post(anna, '/api/multiplayer/swarms', { groupId });
  await post(anna, `/api/multiplayer/swarms/${swarm.code}/say`, {
    round: 1,
    word: secrets['Anna’s word in the swarm'],
  });

  const giveUpAfter = async (api: APIRequestContext, word: string) => {
    const { puzzle } = (await (await api.get('/api/jinx-daily/puzzle')).json()).data;
    const { puzzleNumber } = puzzle;
    await post(api, '/api/jinx-daily/submit', { puzzleNumber, round: 1, word });
    await post(api, '/api/jinx-daily/give-up', { puzzleNumber });
  };
  await giveUpAfter(anna, secrets['Anna’s word of today’s pair']);

  const paths = [
    ...Object.keys(paintedScreens).map((path) =>
      path.replace(':gameId', game.gameId).replace(':groupId', groupId),
    ),
    `/hive/${groupId}?tab=buzz`,
    `/hive/${groupId}?tab=day`,
    `/hive/${groupId}?tab=members`,
  ];
  expect(paths.filter((path) => path.includes(':'))).toEqual([]);
  for (const [name, api] of askers) {
    const pages: string[] = [];
    for (const path of paths) {
      const answer = await api.get(path);
      const html = await answer.text();
      const isPainted = html.includes('data-painted-for');
      const caching = answer.headers()['cache-control'];
      expect(caching, `${path} for ${name}`).toBe(isPainted ? 'private, no-store' : 'no-cache');
      pages.push(html);
    }
    for (const [secret, word] of Object.entries(secrets)) {
      const isTold = told[name]?.includes(secret as Secret);
      expect(pages.join('\n').includes(word), `${name} is told ${secret}`).toBe(isTold);
    }
  }
  // The board is covered only until one has finished oneself.
  await giveUpAfter(cleo, 'garden');
  const board = await (await cleo.get(`/hive/${groupId}`)).text();
  expect(board).toContain(secrets['Anna’s word of today’s pair']);
  // A game or a hive that isn't there looks the same as one of others.
  for (const name of ['Dora, a stranger', 'nobody']) {
    const read = async (path: string) => (await askers.get(name)?.get(path))?.text();
    for (const [path, id] of [
      ['/jinx/dance/', game.gameId],
      ['/hive/', groupId],
    ]) {
      expect(await read(path + id)).toBe(await read(`${path}x${id}`));
    }
  }
  for (const api of askers.values()) await api.dispose();
});

test('no painted page has the bee’s word or its salt before mine is in', async ({
  playwright,
  server,
}) => {
  const [scout, player] = [
    await playwright.request.newContext({ baseURL: server.url }),
    await playwright.request.newContext({ baseURL: server.url }),
  ];
  const { puzzleNumber, path: daily } = pastPuzzle;
  const play = async (api: APIRequestContext, round: number, word: string) => {
    const data = { puzzleNumber, round, word };
    const answer = await api.post('/api/jinx-daily/submit', { data });
    expect(answer.status(), word).toBe(200);
    return (await answer.json()).data.game.rounds[round - 1] as { beeWord: string; salt: string };
  };
  const pages = async () => {
    const paths = [...Object.keys(paintedScreens).filter((path) => !path.includes(':')), daily];
    const sources: string[] = [];
    for (const path of paths) sources.push(await (await player.get(path)).text());
    expect(sources.filter((source) => source.includes('id="painted"'))).toHaveLength(paths.length);
    return sources.join('\n');
  };
  for (const api of [scout, player]) {
    await openSession(api);
    await api.get(`/api/jinx-daily/puzzle?puzzleNumber=${puzzleNumber}`);
  }
  for (const [index, word] of ['garden', 'window'].entries()) {
    // The bee says the same to everybody who says the same.
    const { beeWord } = await play(scout, index + 1, word);
    const isSaid = new RegExp(`\\b${beeWord}\\b`, 'i');
    const before = await pages();
    expect(before).not.toMatch(isSaid);
    const { salt } = await play(player, index + 1, word);
    expect(salt).toMatch(/\w{8}/);
    expect(before).not.toContain(salt);
    expect(await pages()).toMatch(isSaid);
  }
  for (const api of [scout, player]) await api.dispose();
});
