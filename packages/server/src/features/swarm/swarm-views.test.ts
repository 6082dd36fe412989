import type { Swarm } from '@bee-jinx/contract';
import { expect, test } from 'vitest';
import { TestListener } from '../../testing/test-listener.ts';
import { mustCall, newPlayer } from '../../testing/test-player.ts';
import { gatherTestSwarm, type TestSwarm } from '../../testing/test-swarm.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

/** A seat as who sits at the table sees it. */
function seatOf(
  table: TestSwarm,
  seat: number,
  viewer: number | null,
  more: object = {},
): Swarm['seats'][number] {
  const { displayName, userId } = table.player(seat).player;
  return {
    seat,
    isBee: false,
    displayName,
    face: expect.any(Number),
    isMe: seat === viewer,
    isHost: seat === 0,
    isHere: seat === viewer,
    state: 'in',
    fromRound: 1,
    hasSealed: false,
    ...(viewer !== null && { userId }),
    ...more,
  };
}

const beeSeat = { isBee: true, displayName: 'The bee', face: 1, isHere: true, hasSealed: true };

test('a table is shown whole to who sits there and to who looks on: gathering, playing and over', async () => {
  const settings = { rounds: 5, wordSeconds: 30, withBee: true } as const;
  const table = await gatherTestSwarm(server.url, settings);
  const { params, swarmId, code } = table;
  const spectator = await newPlayer(server.url);
  const look = async () => (await mustCall(spectator, 'readSwarm', { params })).swarm;
  const head = {
    swarmId,
    code,
    createdAt: time,
    serverTime: time,
    version: 3,
    pace: 'live',
    settings,
    isExtended: false,
  };
  const gathering = { ...head, status: 'gathering', round: 1, myTurn: false, rounds: [] };
  const listener = await TestListener.open(server.url, table.player(2).headers);
  expect(await table.read(0)).toEqual({
    ...gathering,
    isHost: true,
    mySeat: 0,
    seats: [0, 1, 2].map((seat) => seatOf(table, seat, 0, { isHere: seat !== 1 })),
  });
  listener.close();
  await expect.poll(async () => (await table.read(0)).seats[2]?.isHere).toBe(false);
  expect(await look()).toEqual({
    ...gathering,
    isHost: false,
    seats: [0, 1, 2].map((seat) => seatOf(table, seat, null)),
  });

  await table.start();
  await table.say(1, 1, 'meadow');
  const { pair, replayId } = await table.read(1);
  const playing = {
    ...head,
    version: 5,
    status: 'playing',
    round: 1,
    rounds: [],
    isHost: false,
    pair: [expect.any(String), expect.any(String)],
    startsAt: time,
    deadline: time,
  };
  const sealed = { hasSealed: true };
  const bee = (viewer: number | null) => ({
    ...seatOf(table, 0, viewer, { seat: 3, isMe: false, isHost: false, ...beeSeat }),
    ...(viewer !== null && { userId: 'bee' }),
  });
  expect(await table.read(1)).toEqual({
    ...playing,
    mySeat: 1,
    myTurn: false,
    word: 'meadow',
    replayId: expect.stringMatching(/^swarmreplay_/),
    seats: [seatOf(table, 0, 1), seatOf(table, 1, 1, sealed), seatOf(table, 2, 1), bee(1)],
  });
  const { word: _word, ...shown } = await look();
  expect(_word).toBeUndefined();
  expect(shown).toEqual({
    ...playing,
    myTurn: false,
    seats: [
      seatOf(table, 0, null),
      seatOf(table, 1, null, sealed),
      seatOf(table, 2, null),
      bee(null),
    ],
  });

  await table.say(0, 1, 'meadow');
  await table.say(2, 1, 'orchard');
  const react = { round: 1, reaction: 'ha' as const };
  await mustCall(table.player(2), 'reactToSwarm', { params, body: react });
  const revealed = await table.read(0);
  const [first] = revealed.rounds;
  const beeWord = first?.words[3]?.word ?? '';
  expect(first).toEqual({
    round: 1,
    pair,
    words: ['meadow', 'meadow', 'orchard', beeWord].map((word, seat) => ({ seat, word })),
    camps: [
      { word: 'meadow', seats: [0, 1] },
      { word: expect.any(String), seats: [expect.any(Number)] },
      { word: expect.any(String), seats: [expect.any(Number)] },
    ],
    next: revealed.pair,
    isJinx: false,
    revealAt: time,
  });
  expect(revealed.seats[2]?.reaction).toEqual(react);
  expect(revealed.seats[0]).not.toHaveProperty('reaction');

  for (const round of [2, 3, 4, 5]) await table.miss(round);
  const over = await table.read(0);
  const result = {
    said: 5,
    inLargest: expect.any(Number),
    agreements: expect.any(Number),
    nearest: expect.any(Number),
  };
  expect(over).toEqual({
    ...head,
    version: expect.any(Number),
    status: 'over',
    outcome: 'no_jinx',
    round: 5,
    isHost: true,
    mySeat: 0,
    myTurn: false,
    pair: over.rounds[4]?.pair,
    rounds: [first, ...[2, 3, 4, 5].map((round) => expect.objectContaining({ round }))],
    minds: expect.any(Array),
    togetherness: expect.any(Number),
    replayId,
    endedAt: time,
    seats: [
      seatOf(table, 0, 0, { result }),
      seatOf(table, 1, 0, { result }),
      seatOf(table, 2, 0, { result, reaction: react }),
      { ...bee(0), hasSealed: false, result },
    ],
  });
  expect(over.minds).toHaveLength(6);
  expect(over.minds?.[0]).toEqual({
    seats: [expect.any(Number), expect.any(Number)],
    shared: 5,
    same: expect.any(Number),
    nearness: expect.any(Number),
  });

  const replay = await mustCall(spectator, 'readSwarmReplay', {
    params: { replayId: replayId ?? '' },
  });
  expect(replay.replay).toEqual({
    kind: 'swarm',
    replayId,
    covered: false,
    minds: 4,
    outcome: 'no_jinx',
    togetherness: over.togetherness,
    endedAt: over.endedAt,
    rounds: over.rounds,
    mindsMap: over.minds?.map(({ seats, nearness }) => ({ seats, nearness })),
    seats: over.seats.map(({ seat, displayName, face, isBee, result }) => ({
      seat,
      displayName,
      face,
      isBee,
      result,
    })),
  });
  const { swarms } = await mustCall(table.player(1), 'listSwarms', { query: {} });
  const nameOf = (seat: number) => table.player(seat).player.displayName;
  expect(swarms).toEqual([
    {
      swarmId,
      code,
      createdAt: over.createdAt,
      endedAt: over.endedAt,
      status: 'over',
      outcome: 'no_jinx',
      pace: 'live',
      round: 5,
      rounds: 5,
      minds: 4,
      names: [nameOf(0), nameOf(2), 'The bee'],
      myTurn: false,
    },
  ]);
});
