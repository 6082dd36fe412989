import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { noon, setClock, winIn } from '../../testing/test-daily.ts';
import { startDance, type TestDance } from '../../testing/test-dance.ts';
import { callApi, mustCall, newPlayer } from '../../testing/test-player.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { useDailyPlayer } from '../../testing/use-daily-player.ts';

const { server, player } = useDailyPlayer();

describe('a replay', () => {
  test('is open to everybody, its path only to those who have finished that puzzle', async () => {
    const game = await winIn(player, 500, 3);
    const params = { replayId: game.replayId ?? '' };
    const covered = {
      kind: 'daily',
      replayId: game.replayId,
      puzzle: expect.objectContaining({ puzzleNumber: 500, word1: 'ocean', word2: 'desert' }),
      displayName: player.player.displayName,
      outcome: 'jinx',
      tier: 'excellent',
      hintsUsed: 0,
      finishedAt: game.finishedAt,
      warmths: game.rounds.map(({ warmth }) => warmth),
      covered: true,
    };
    const stranger = await callApi(server.url, 'readReplay', { params });
    expect(stranger.data.replay).toEqual(covered);
    expect(stranger.headers.get('cache-control')).toBe('no-store');

    const viewer = await newPlayer(server.url);
    await viewer.ask('dailyPuzzle', { query: { puzzleNumber: 500 } });
    expect((await viewer.ask('readReplay', { params })).data.replay).toEqual(covered);
    await viewer.ask('giveUpDaily', { body: { puzzleNumber: 500 } });
    expect((await viewer.ask('readReplay', { params })).data.replay).toEqual({
      ...covered,
      covered: false,
      rounds: game.rounds,
    });
    expect((await player.ask('readReplay', { params })).data.replay.rounds).toEqual(game.rounds);
  });

  test.each([
    'x',
    'replay_',
    'replay_0000000000000000000',
    '%00',
    '\u0000',
    "' or 1=1 --",
    '😀',
    'a'.repeat(100),
  ])('with the damaged link %j is not found', async (replayId) => {
    expect(await callApi(server.url, 'readReplay', { params: { replayId } })).toMatchObject({
      status: 404,
      error: { code: 'not_found', message: expect.stringMatching(/link is torn/) },
    });
  });
});

describe('the preview of a shared link', () => {
  const page =
    '<meta property="og:title" content="Bee Jinx"><meta property="og:description" content="Two minds.">';
  const folder = mkdtempSync(join(tmpdir(), 'bee-jinx-preview-'));
  for (const name of ['index.html', 'app.html']) writeFileSync(join(folder, name), page);
  let sharing: TestServer;
  beforeAll(async () => {
    sharing = await startTestServer({ webFolder: folder });
    setClock(sharing, noon);
  });
  afterAll(async () => {
    await sharing.stop();
    rmSync(folder, { recursive: true });
  });
  const pageOf = async (path: string) => (await fetch(sharing.url + path)).text();

  test('says whose game it is and how it went, and none of its words', async () => {
    const someone = await newPlayer(sharing.url);
    const game = await winIn(someone, 500, 3);
    const html = await pageOf(`/r/${game.replayId}`);
    const { displayName } = someone.player;
    expect(html).toContain(`content="${displayName} · Bee Jinx 500 · jinx in 3"`);
    expect(html).toMatch(/og:description" content="[⬡⏣⬢]{2}🍯 Will you/u);
    for (const { word, beeWord } of game.rounds) {
      expect(html).not.toContain(word);
      expect(html).not.toContain(beeWord);
    }
  });

  test('counts as a call: beyond the limit the page comes with that of the site', async () => {
    const strict = await startTestServer({ webFolder: folder, settings: { RATE_LIMIT: 'on' } });
    onTestFinished(() => strict.stop());
    setClock(strict, noon);
    const someone = await newPlayer(strict.url);
    const { game } = await mustCall(someone, 'giveUpDaily', { body: { puzzleNumber: 500 } });
    const ask = async () => {
      const reply = await fetch(`${strict.url}/r/${game.replayId}`);
      return [reply.status, (await reply.text()).includes(someone.player.displayName)];
    };
    expect(await ask()).toEqual([200, true]);
    await Promise.all(Array.from({ length: 300 }, ask));
    expect(await ask()).toEqual([200, false]);
  });

  test('of a game that was given up at once says so, without a comb', async () => {
    const someone = await newPlayer(sharing.url);
    const { game } = await mustCall(someone, 'giveUpDaily', { body: { puzzleNumber: 500 } });
    const html = await pageOf(`/r/${game.replayId}`);
    expect(html).toContain(
      'og:description" content="Will you and the bee say the same word sooner?"',
    );
  });

  test('of a dance names both, and says how it ended', async () => {
    const shareOf = async ({ gameId, players, read }: TestDance) => {
      for (const player of players) {
        await mustCall(player, 'shareDance', { body: { gameId, allow: true } });
      }
      return pageOf(`/r/${(await read(0)).sharing?.replayId}`);
    };
    const won = await startDance(sharing.url);
    await won.miss(1);
    await won.jinx(2);
    const [inviter, guest] = won.players.map(({ player }) => player.displayName);
    const html = await shareOf(won);
    expect(html).toContain(`og:title" content="${inviter} and ${guest} · jinx in 2 rounds"`);
    expect(html).toContain('content="A dance in Bee Jinx: two minds, looking for the same word."');

    const lost = await startDance(sharing.url, { maxRounds: 3 });
    for (const round of [1, 2, 3]) await lost.miss(round);
    const stop = { gameId: lost.gameId, decision: 'stop' as const };
    await mustCall(lost.players[0], 'continueDecision', { body: stop });
    expect(await shareOf(lost)).toContain(' · no jinx in 3 rounds"');
    const quick = await startDance(sharing.url);
    await quick.jinx(1);
    expect(await shareOf(quick)).toContain(' · jinx in 1 round"');
  });

  test.each(['/r/replay_0000000000000000000', '/r/x', '/r/', '/jinx/daily'])(
    'is that of the site for %s',
    async (path) => {
      expect(await pageOf(path)).toBe(page);
    },
  );
});
