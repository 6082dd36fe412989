import { describe, expect, test } from 'vitest';
import { nonMatchingWord, noon, today, winIn } from '../../testing/test-daily.ts';
import { newFriends } from '../../testing/test-friends.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { mustCall, newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer({ at: noon });

const inviteOn = (inviter: TestPlayer, guest: TestPlayer | undefined, openingPuzzle: number) =>
  inviter.ask('inviteToDance', {
    body: { openingPuzzle, ...(guest && { invitedPlayer: guest.player.userId }) },
  });
const notYet = { status: 409, error: { code: 'not_yet' } };

describe('a dance on the pair of a day', () => {
  test('begins with that pair for two friends who have both finished it', async () => {
    const [anna, ben] = await newFriends(server.url);
    await winIn(anna, today, 2);
    await winIn(ben, today, 1);
    const { puzzle } = (await anna.ask('dailyPuzzle', { query: { puzzleNumber: today } })).data;
    const pair = [puzzle.word1, puzzle.word2];
    const { data } = await inviteOn(anna, ben, today);
    expect(data.game).toMatchObject({ pair, opening: { pair, puzzleNumber: today } });
    const inbox = await mustCall(ben, 'listNotifications', { query: {} });
    expect(inbox.notifications[0]?.text).toContain('on the pair that you both finished');

    const { gameId } = data.game;
    const said = await ben.ask('respondToInvite', {
      body: { gameId, accept: true, word: puzzle.word1 },
    });
    expect(said).toMatchObject({ status: 422, error: { code: 'word_already_said' } });
    await mustCall(ben, 'respondToInvite', { body: { gameId, accept: true, word: 'harbour' } });
    await mustCall(anna, 'submitDanceWord', { body: { gameId, roundNumber: 1, word: 'sail' } });
    const { game } = await mustCall(anna, 'readDance', {
      params: { gameId },
      query: { includeAi: 'true' },
    });
    expect(game).toMatchObject({ pair: ['sail', 'harbour'], opening: { pair } });
    expect(game.ai?.map(({ round }) => round)).toEqual([1]);
  });

  test.each([
    ['the friend is still playing', async (_: TestPlayer, ben: TestPlayer) => begin(ben)],
    ['the friend has not begun', async () => {}],
    [
      'I am still playing',
      async (anna: TestPlayer, ben: TestPlayer) => {
        await winIn(ben, today, 1);
        await begin(anna);
      },
    ],
  ])('is refused while %s, without its pair', async (_name, prepare) => {
    const [anna, ben] = await newFriends(server.url);
    await prepare(anna, ben);
    if (!_name.startsWith('I am')) await winIn(anna, today, 1);
    expect(await inviteOn(anna, ben, today)).toMatchObject(notYet);
    expect((await mustCall(ben, 'activeDances', {})).activeGames).toEqual([]);
  });

  test('is refused with a player who is no friend, as if they had not finished', async () => {
    const [anna, ben] = [await newPlayer(server.url), await newPlayer(server.url)];
    await winIn(anna, today, 1);
    const refused = await inviteOn(anna, ben, today);
    await winIn(ben, today, 1);
    const again = await inviteOn(anna, ben, today);
    expect(again).toMatchObject(notYet);
    expect(again.error.message).toBe(refused.error.message);
  });

  test('is refused by an open link, and with a friend who has been blocked', async () => {
    const [anna, ben] = await newFriends(server.url);
    await winIn(anna, today, 1);
    await winIn(ben, today, 1);
    expect(await inviteOn(anna, undefined, today)).toMatchObject(notYet);
    await mustCall(ben, 'blockPlayer', { body: { userId: anna.player.userId } });
    expect(await inviteOn(anna, ben, today)).toMatchObject({ status: 404 });
  });
});

describe('a dance on a sent pair', () => {
  const words = { word1: 'wind', word2: 'cloud' };

  test('is begun by its maker with an open link, which shows the pair to who comes by it', async () => {
    const [maker, guest] = [await newPlayer(server.url), await newPlayer(server.url)];
    const { pair } = await mustCall(maker, 'sendPair', { body: words });
    const { game } = (await inviteOn(maker, undefined, pair.puzzleNumber)).data;
    const { gameId } = game;
    const preview = await mustCall(guest, 'previewInvite', { params: { gameId } });
    expect(preview.invite.opening?.pair).toEqual(['wind', 'cloud']);
    const joined = await mustCall(guest, 'respondToInvite', {
      body: { gameId, accept: true, word: 'rain' },
    });
    expect(joined.game.pair).toEqual(['wind', 'cloud']);
  });

  test('signals its maker that the open link is taken, also where the guest’s word is refused', async () => {
    const [maker, guest] = [await newPlayer(server.url), await newPlayer(server.url)];
    const { pair } = await mustCall(maker, 'sendPair', { body: words });
    const { gameId } = (await inviteOn(maker, undefined, pair.puzzleNumber)).data.game;
    const listener = await TestListener.open(server.url, maker.headers);
    const answer = (word: string) =>
      guest.ask('respondToInvite', { body: { gameId, accept: true, word } });
    expect((await answer('wind')).error.code).toBe('word_already_said');
    const { version } = (await answer('rain')).data.game;
    const signals = () => listener.signals() as { version: number }[];
    await listener.until(() => signals().some((signal) => signal.version === version));
    const taken = { topic: 'dance', id: gameId, version: version - 1 };
    expect(signals()).toContainEqual(taken);
    listener.close();
  });

  test('is refused to a guest who is still playing it, also by an open link', async () => {
    const [maker, guest] = await newFriends(server.url);
    const { pair } = await mustCall(maker, 'sendPair', { body: words });
    await mustCall(guest, 'dailyPuzzle', { query: { pairCode: pair.code } });
    expect(await inviteOn(maker, guest, pair.puzzleNumber)).toMatchObject(notYet);
    const { gameId } = (await inviteOn(maker, undefined, pair.puzzleNumber)).data.game;
    const answer = { body: { gameId, accept: true } };
    expect(await guest.ask('respondToInvite', answer)).toMatchObject(notYet);
    await mustCall(guest, 'giveUpDaily', { body: { puzzleNumber: pair.puzzleNumber } });
    expect((await guest.ask('respondToInvite', answer)).status).toBe(200);
  });

  test('is unknown to a player who has never opened it, and gone once the desk has ended it', async () => {
    const [maker, stranger] = [await newPlayer(server.url), await newPlayer(server.url)];
    const { pair } = await mustCall(maker, 'sendPair', { body: words });
    const gone = { status: 404, error: { code: 'not_found' } };
    expect(await inviteOn(stranger, undefined, pair.puzzleNumber)).toMatchObject(gone);
    await server.db.transaction([], (sql) =>
      sql.updateTable('sent_pairs').set({ report_state: 'ended' }).execute(),
    );
    expect(await inviteOn(maker, undefined, pair.puzzleNumber)).toMatchObject(gone);
  });
});

async function begin(player: TestPlayer): Promise<void> {
  await mustCall(player, 'dailyPuzzle', { query: { puzzleNumber: today } });
  await mustCall(player, 'submitDaily', {
    body: { puzzleNumber: today, round: 1, word: nonMatchingWord(1) },
  });
}
