import { expect, test } from 'vitest';
import { startDance } from '../../../testing/test-dance.ts';
import { mustCall, newPlayer, type TestPlayer } from '../../../testing/test-player.ts';
import { useTestServer } from '../../../testing/use-test-server.ts';

const server = useTestServer();

test('the notes on a dance are refused while it goes on, and to whoever isn’t in it', async () => {
  const { gameId, players, miss, say } = await startDance(server.url);
  const ask = () => players[0].ask('danceNotes', { params: { gameId } });
  await miss(1);
  await say(1, 2, 'xylocanary');
  const refused = await ask();
  expect(refused).toMatchObject({
    status: 409,
    error: { code: 'not_yet', message: 'Finish this dance first. The bee writes after.' },
  });
  expect(JSON.stringify(refused)).not.toContain('xylocanary');
  const third = await newPlayer(server.url);
  expect(await third.ask('danceNotes', { params: { gameId } })).toMatchObject({
    error: { code: 'not_your_game' },
  });
});

test('each player has notes of their own, from the second round on', async () => {
  const { gameId, players, miss, say, read } = await startDance(server.url);
  await miss(1);
  await say(0, 2, 'sand');
  await say(1, 2, 'plumber');
  await say(0, 3, 'honey');
  await say(1, 3, 'honey');
  const [anna, ben] = await Promise.all(
    players.map(
      async (player) => (await mustCall(player, 'danceNotes', { params: { gameId } })).notes,
    ),
  );
  expect(anna?.rounds.map(({ round, word }) => [round, word])).toEqual([
    [2, 'sand'],
    [3, 'honey'],
  ]);
  expect(ben?.rounds[0]).toMatchObject({ word: 'plumber', theirWord: 'sand' });
  expect(anna?.skill).toBeGreaterThan(ben?.skill ?? 99);
  expect((await read(0)).notes).toEqual({ skill: anna?.skill, luck: anna?.luck });
  expect((await read(1)).notes).toEqual({ skill: ben?.skill, luck: ben?.luck });
});

test('the notes of a dance with the bee are on what it said', async () => {
  const anna = await newPlayer(server.url);
  const { game } = await mustCall(anna, 'findPartner', { body: { withBee: true } });
  const gameId = game?.gameId ?? '';
  const words = ['sand', 'wave'];
  for (const [index, word] of words.entries()) {
    await mustCall(anna, 'submitDanceWord', { body: { gameId, roundNumber: index + 1, word } });
  }
  await mustCall(anna, 'abandonDance', { body: { gameId } });
  const left = await mustCall(anna, 'readDance', { params: { gameId }, query: {} });
  const { notes } = await mustCall(anna, 'danceNotes', { params: { gameId } });
  expect(notes.rounds).toMatchObject([
    { round: 2, word: 'wave', theirWord: left.game.submissions.at(-1)?.word, hasMet: false },
  ]);
});

test('a dance that was left keeps its sealed word out of the notes', async () => {
  const { gameId, players, miss, say } = await startDance(server.url);
  await miss(1);
  await miss(2);
  await say(1, 3, 'xylocanary');
  await players[1].ask('abandonDance', { body: { gameId } });
  const { notes } = await mustCall(players[0], 'danceNotes', { params: { gameId } });
  expect(notes.rounds.map(({ round }) => round)).toEqual([2]);
  expect(JSON.stringify(notes)).not.toContain('xylocanary');
});

test('three dances of one member are not the average of a hive; those of three members are', async () => {
  const mates = await Promise.all(Array.from({ length: 4 }, () => newPlayer(server.url)));
  const [anna, ben, cleo, dora] = mates as [TestPlayer, TestPlayer, TestPlayer, TestPlayer];
  const { group } = await mustCall(anna, 'createGroup', { body: { name: 'Twigs' } });
  for (const mate of [ben, cleo, dora]) {
    await mustCall(mate, 'joinGroup', {
      body: { inviteCode: group.inviteCode ?? '', joinMethod: 'invite_code' },
    });
  }
  const hivesAfterDance = async (pair: [TestPlayer, TestPlayer]) => {
    const { gameId, miss, jinx } = await startDance(server.url, {}, pair);
    await miss(1);
    await jinx(2);
    const [, other] = pair;
    await mustCall(other, 'danceNotes', { params: { gameId } });
    return (await mustCall(anna, 'danceNotes', { params: { gameId } })).notes.hives;
  };
  for (let count = 0; count < 3; count += 1) {
    expect(await hivesAfterDance([anna, ben])).toEqual([]);
  }
  expect(await hivesAfterDance([anna, cleo])).toEqual([]);
  expect(await hivesAfterDance([anna, dora])).toMatchObject([{ name: 'Twigs', games: 5 }]);
});

test('a dance of a single round has nothing to note', async () => {
  const { gameId, players, say } = await startDance(server.url);
  await say(0, 1, 'sand');
  await say(1, 1, 'sand');
  expect(await players[0].ask('danceNotes', { params: { gameId } })).toMatchObject({
    status: 404,
  });
});

test('a dance on a sent pair has notes on its first round, too', async () => {
  const [anna, ben] = await Promise.all([newPlayer(server.url), newPlayer(server.url)]);
  const [word1, word2] = ['wind', 'cloud'];
  const { puzzleNumber } = (await mustCall(anna, 'sendPair', { body: { word1, word2 } })).pair;
  const body = { invitedPlayer: ben.player.userId, openingPuzzle: puzzleNumber };
  const { gameId } = (await mustCall(anna, 'inviteToDance', { body })).game;
  await mustCall(ben, 'respondToInvite', { body: { gameId, accept: true } });
  for (const one of [anna, ben]) {
    await mustCall(one, 'submitDanceWord', { body: { gameId, roundNumber: 1, word: 'sand' } });
  }
  const { notes } = await mustCall(anna, 'danceNotes', { params: { gameId } });
  expect(notes.rounds).toMatchObject([{ round: 1, pair: [word1, word2], hasMet: true }]);
});
