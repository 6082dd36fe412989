import type { Signal } from '@bee-jinx/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { repetitions } from '../../testing/repetitions.ts';
import { startDance, type TestDance, wordForNumber } from '../../testing/test-dance.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

const newPair = (): Promise<[TestPlayer, TestPlayer]> =>
  Promise.all([newPlayer(server.url), newPlayer(server.url)]);
const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index));
const openGames = async (player: TestPlayer) =>
  (await player.ask('activeDances', {})).data.activeGames;

describe('one word', () => {
  test('forty times at once is sealed once, and all hear the same', async () => {
    const dance = await startDance(server.url);
    const answers = await Promise.all(times(40, () => dance.say(0, 1, 'sand')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect((await dance.read(0)).version).toBe(3);
  });

  test('forty times at once as the second of its round ends the round once', async () => {
    const dance = await startDance(server.url);
    await dance.say(0, 1, 'sand');
    const answers = await Promise.all(times(40, () => dance.say(1, 1, 'wave')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await dance.read(0)).toMatchObject({ version: 4, rounds: [{ round: 1 }] });
  });

  test('of each at once: both have the round from their reply or their stream', async () => {
    const dance = await startDance(server.url);
    const streams = await Promise.all(
      dance.players.map(({ headers }) => TestListener.open(server.url, headers)),
    );
    for (let round = 1; round <= 8; round += 1) {
      const words = ([0, 1] as const).map((seat) =>
        dance.say(seat, round, wordForNumber(2 * round + seat)),
      );
      const replies = await Promise.all(words);
      await Promise.all(
        streams.map(async (stream, seat) => {
          const sent = () =>
            (stream.signals() as Signal[]).flatMap(({ version, game }) =>
              game ? [{ version, game }] : [],
            );
          if (replies[seat]?.data.game.rounds.length !== round) {
            await stream.until(() => sent().some(({ game }) => game.rounds.length === round));
          }
          for (const { version, game } of sent()) expect(game.version).toBe(version);
          const versions = sent().map(({ version }) => version);
          expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
        }),
      );
    }
    for (const stream of streams) stream.close();
  });

  test('and another at once: one is sealed, the other refused', async () => {
    const dance = await startDance(server.url);
    const answers = await Promise.all(times(20, (index) => dance.say(0, 1, wordForNumber(index))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ error }) => error?.code === 'already_submitted');
    expect(refused).toHaveLength(19);
  });
});

/** A server that has too much to do says so, and is asked again. */
async function sayUntilTaken(dance: TestDance, seat: 0 | 1, round: number, word: string) {
  for (;;) {
    const answer = await dance.say(seat, round, word);
    if (answer.status !== 503) return answer;
  }
}

/** Both at the same moment, round after round. Whoever comes second sees the round end, and nobody sees it end otherwise. */
async function raceThrough(game: number, rounds: number): Promise<void> {
  const dance = await startDance(server.url, { maxRounds: 20 });
  const { gameId } = dance;
  for (let round = 1; round <= rounds; round += 1) {
    const answers = await Promise.all(
      ([0, 1] as const).map((seat) => {
        const word = wordForNumber(1000 * (game + 1) + 2 * round + seat);
        return sayUntilTaken(dance, seat, round, word);
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const ends = answers.filter(({ data }) => data.game.submissions.length === 2 * round);
    expect(ends.length).toBeGreaterThanOrEqual(1);
    if (ends[0]?.data.game.status !== 'deciding') continue;
    const body = { gameId, decision: 'continue' as const };
    await Promise.all(dance.players.map((player) => player.ask('continueDecision', { body })));
  }
  const { submissions, rounds: ended } = await dance.read(1);
  expect(ended).toHaveLength(rounds);
  expect(new Set(submissions.map(({ id }) => id)).size).toBe(2 * rounds);
  expect(new Set(submissions.map(({ word }) => word)).size).toBe(2 * rounds);
}

test(`both say their word at the same moment, ${repetitions(80) * 25} times: each round is ended once`, {
  timeout: 240_000,
}, async () => {
  for (let game = 0; game < repetitions(80); game += 10) {
    await Promise.all(times(10, (index) => raceThrough(game + index, 25)));
  }
});

describe('at most one open game per pair', () => {
  test('of fifty invites at once, from both sides', async () => {
    const [anna, ben] = await newPair();
    const answers = await Promise.all(
      times(50, (index) => {
        const [from, to] = index % 2 ? [anna, ben] : [ben, anna];
        return from.ask('inviteToDance', { body: { invitedPlayer: to.player.userId } });
      }),
    );
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(1);
    const { gameId } = made[0]?.data.game ?? {};
    for (const { status, error } of answers.filter((answer) => answer.status !== 200)) {
      expect({ status, ...error }).toMatchObject({
        status: 409,
        code: 'game_exists',
        details: { gameId },
      });
    }
    expect(await openGames(anna)).toHaveLength(1);
  });

  test('of fifty rematches at once, from both sides: all get the same one', async () => {
    const dance = await startDance(server.url);
    await dance.jinx(1);
    const [anna, ben] = dance.players;
    const answers = await Promise.all(
      times(50, (index) => {
        const [from, to] = index % 2 ? [anna, ben] : [ben, anna];
        const body = { opponentId: to.player.userId, confirmEndExisting: index % 3 === 0 };
        return from.ask('rematchDance', { body });
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => data.game.gameId)).size).toBe(1);
    expect(await openGames(anna)).toMatchObject([{ status: 'active', isRematch: true }]);
  });

  test('of rematches that each would end the one before: one old game ends, one new one begins', async () => {
    const dance = await startDance(server.url);
    await dance.miss(1);
    const [anna, ben] = dance.players;
    const rematch = (from: TestPlayer, to: TestPlayer, confirmEndExisting: boolean) =>
      from.ask('rematchDance', { body: { opponentId: to.player.userId, confirmEndExisting } });
    expect(await rematch(anna, ben, false)).toMatchObject({
      status: 409,
      error: { code: 'game_exists', details: { gameId: dance.gameId } },
    });
    const answers = await Promise.all(
      times(50, (index) => (index % 2 ? rematch(anna, ben, true) : rematch(ben, anna, true))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => data.game.gameId)).size).toBe(1);
    expect((await dance.read(0)).status).toBe('abandoned');
    expect(await openGames(ben)).toHaveLength(1);
  });

  test('the database itself refuses a second one', async () => {
    const dance = await startDance(server.url);
    const copied = server.db.transaction([], async (sql) => {
      const row = await sql
        .selectFrom('dance_games')
        .selectAll()
        .where('id', '=', dance.gameId)
        .executeTakeFirstOrThrow();
      await sql
        .insertInto('dance_games')
        .values({ ...row, id: `${row.id}x` })
        .execute();
    });
    await expect(copied).rejects.toThrow();
  });
});

describe('find a partner', () => {
  // Nobody waits any more whom an earlier test has left waiting.
  beforeEach(() => server.clock.advance(11_000));
  const find = (player: TestPlayer) => player.ask('findPartner', {});

  test('twenty who come at once make ten pairs, and hear of it in either way', async () => {
    const seekers = await Promise.all(times(20, () => newPlayer(server.url)));
    await Promise.all(seekers.map(find));
    const answers = await Promise.all(seekers.map(find));
    expect(new Set(answers.map(({ data }) => data.state))).toEqual(new Set(['paired']));
    const games = answers.map(({ data }) => data.game?.gameId);
    expect(new Set(games).size).toBe(10);
    expect(answers[0]?.data.game).toMatchObject({ status: 'active', gameConfig: { pace: 'live' } });
  });

  test('who waits alone is offered the bee after twelve seconds', async () => {
    const anna = await newPlayer(server.url);
    const first = await find(anna);
    expect(first.data).toMatchObject({ state: 'waiting', beeOffered: false });
    server.clock.advance(6000);
    expect((await find(anna)).data).toMatchObject({ state: 'waiting', beeOffered: false });
    server.clock.advance(6001);
    expect((await find(anna)).data).toMatchObject({
      state: 'waiting',
      beeOffered: true,
      waitingSince: first.data.waitingSince,
    });
    await anna.ask('stopFindingPartner', {});
  });

  test('who has stopped waiting, or has gone, is nobody’s partner', async () => {
    const [anna, ben] = await newPair();
    await find(anna);
    await anna.ask('stopFindingPartner', {});
    expect((await find(ben)).data.state).toBe('waiting');
    server.clock.advance(11_000);
    const third = await newPlayer(server.url);
    expect((await find(third)).data.state).toBe('waiting');
    await third.ask('stopFindingPartner', {});
  });

  test('the first who waits has the first seat, the shorter dance counts, and both hear of it', async () => {
    const [anna, ben] = await newPair();
    const listener = await TestListener.open(server.url, anna.headers);
    const search = (player: TestPlayer, maxRounds: number, pace: 'live' | 'relaxed' = 'relaxed') =>
      player.ask('findPartner', { body: { withBee: false, gameConfig: { maxRounds, pace } } });
    expect((await search(anna, 6)).data.state).toBe('waiting');
    // Another pace is another dance.
    expect((await search(ben, 4, 'live')).data.state).toBe('waiting');
    const { data } = await search(ben, 4);
    expect(data).toMatchObject({ state: 'paired', beeOffered: false });
    const { gameId = '', ...game } = data.game ?? {};
    const person = ({ player: { userId, displayName } }: TestPlayer) => ({ userId, displayName });
    expect(game).toMatchObject({
      status: 'active',
      version: 1,
      isInviter: false,
      isRematch: false,
      gameConfig: { maxRounds: 4, pace: 'relaxed' },
      players: [person(anna), person(ben)],
      opponent: { ...person(anna), isBee: false, here: true },
    });
    await listener.until(() => JSON.stringify(listener.signals()).includes(gameId));
    expect(listener.signals()).toContainEqual({ topic: 'dance', id: gameId, version: 1 });
    listener.close();
    // For a minute who asks again is told of it again, in case the reply was lost.
    server.clock.advance(40_000);
    const again = (await search(anna, 6)).data;
    expect(again).toMatchObject({ state: 'paired', beeOffered: false });
    expect(again.game).toMatchObject({ gameId, isInviter: true, version: 1 });
    server.clock.advance(20_000);
    expect((await search(anna, 6)).data.state).toBe('waiting');
    await anna.ask('stopFindingPartner', {});
    expect((await search(ben, 6)).data.state).toBe('waiting');
    expect((await ben.ask('stopFindingPartner', {})).data).toEqual({ waiting: false });
  });

  test('who was paired and has left that dance waits for another', async () => {
    const [anna, ben] = await newPair();
    await find(anna);
    const gameId = (await find(ben)).data.game?.gameId ?? '';
    await anna.ask('abandonDance', { body: { gameId } });
    const { data } = await find(ben);
    expect(data).toEqual({ state: 'waiting', waitingSince: expect.any(String), beeOffered: false });
    expect((await find(anna)).data.game?.gameId).not.toBe(gameId);
  });

  test('who has blocked another is not paired with them', async () => {
    const [anna, ben] = await newPair();
    await ben.ask('blockPlayer', { body: { userId: anna.player.userId } });
    await find(anna);
    expect((await find(ben)).data.state).toBe('waiting');
    // Who dances with the bee no longer waits.
    await anna.ask('findPartner', { body: { withBee: true } });
    const third = await newPlayer(server.url);
    expect((await find(third)).data.game?.opponent?.userId).toBe(ben.player.userId);
  });

  test('who comes back after a while begins to wait anew', async () => {
    const anna = await newPlayer(server.url);
    const since = async () => (await find(anna)).data.waitingSince ?? '';
    const first = await since();
    server.clock.advance(5000);
    expect(await since()).toBe(first);
    server.clock.advance(10_001);
    expect(Date.parse(await since())).toBeGreaterThan(Date.parse(first) + 15_000);
    await anna.ask('stopFindingPartner', {});
  });

  test('who have an open game already are no partners', async () => {
    const dance = await startDance(server.url);
    const [anna, ben] = dance.players;
    await find(anna);
    expect((await find(ben)).data.state).toBe('waiting');
    for (const player of dance.players) await player.ask('stopFindingPartner', {});
  });
});
