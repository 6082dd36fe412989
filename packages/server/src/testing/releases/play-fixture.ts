import { newAccount, password } from '../test-account.ts';
import { startDance } from '../test-dance.ts';
import { acceptCodeOf } from '../test-friends.ts';
import { createTestHiveWith } from '../test-hive.ts';
import { mustCall, newPlayer } from '../test-player.ts';

/** What was played on a server of a release, to be found again after an upgrade. */
export interface PlayedFixture {
  madeAt: number;
  /** The newest migration of that release. */
  migration: string;
  players: { userId: string; displayName: string; token: string }[];
  account: { userId: string; email: string; password: string };
  puzzleNumber: number;
  endedDance: string;
  openDance: string;
  groupId: string;
  post: string;
}

/** A little of everything, by calls that the first migrations of the project had already. */
export async function playFixture(url: string): Promise<Omit<PlayedFixture, 'migration'>> {
  const [anna, ben] = [await newPlayer(url), await newPlayer(url)];
  await acceptCodeOf(ben, anna);

  // Anna is in the middle of today's puzzle, Ben has given it up.
  const { puzzle } = await mustCall(anna, 'dailyPuzzle', { query: {} });
  const { puzzleNumber } = puzzle;
  for (const [player, word] of [
    [anna, 'giraffe'],
    [ben, 'umbrella'],
  ] as const) {
    await mustCall(player, 'dailyPuzzle', { query: {} });
    await mustCall(player, 'submitDaily', { body: { puzzleNumber, round: 1, word } });
  }
  await mustCall(ben, 'giveUpDaily', { body: { puzzleNumber } });

  const ended = await startDance(url, { pace: 'relaxed' }, [anna, ben]);
  await ended.miss(1);
  await ended.jinx(2);
  const open = await startDance(url, { pace: 'relaxed' }, [anna, ben]);
  await open.miss(1);
  await open.say(0, 2, 'lighthouse');

  const groupId = await createTestHiveWith(url, anna, ben);
  const post = 'Good morning from the release before';
  await mustCall(anna, 'postBuzz', { body: { text: post, groupId } });
  await mustCall(ben, 'sendFeedback', {
    body: { kind: 'idea', text: 'More honey', screen: '/', version: 'x' },
  });
  const account = await newAccount(url);

  const { displayName: annasName } = (await mustCall(anna, 'readSession', {})).player;
  const { displayName: bensName } = (await mustCall(ben, 'readSession', {})).player;
  return {
    madeAt: Date.now(),
    players: [
      { userId: anna.player.userId, displayName: annasName, token: anna.token },
      { userId: ben.player.userId, displayName: bensName, token: ben.token },
    ],
    account: { userId: account.player.userId, email: account.email, password },
    puzzleNumber,
    endedDance: ended.gameId,
    openDance: open.gameId,
    groupId,
    post,
  };
}
