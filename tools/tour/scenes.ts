import type { DailyGame } from '@bee-jinx/contract';
import type { Page } from '@playwright/test';
import { createTestDance } from '../../packages/server/src/testing/test-dance.ts';
import { createTestHive } from '../../packages/server/src/testing/test-hive.ts';
import { TestListener } from '../../packages/server/src/testing/test-listener.ts';
import {
  callApi,
  newPlayer,
  playerWith,
  type TestPlayer,
} from '../../packages/server/src/testing/test-player.ts';

/** States that steps show, made through the API as the visitor of a page and as others. */

const originOf = (page: Page) => new URL(page.url()).origin;

/** The visitor of a page, who asks without it. */
export async function playerOfPage(page: Page): Promise<TestPlayer> {
  const url = originOf(page);
  const cookies = await page.context().cookies(url);
  const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  const { data, status } = await callApi(url, 'readSession', {}, headers);
  if (status !== 200) throw new Error(`${page.url()} has no session yet.`);
  const mine = { ...headers, 'x-user-id': data.player.userId };
  return {
    ...playerWith(url, data.player, ''),
    headers: mine,
    ask: (name, input) => callApi(url, name, input, mine),
  };
}

/** Another player on the same server. */
export async function createPlayer(page: Page, displayName: string): Promise<TestPlayer> {
  const player = await newPlayer(originOf(page));
  const { status, error } = await player.ask('changeMe', { body: { displayName } });
  if (status !== 200) throw new Error(`The name ${displayName} was refused: ${error.code}`);
  return player;
}

/** Others with these names become the visitor's friends, and may invite the visitor to a dance. */
export async function befriend(
  page: Page,
  names: readonly string[],
  invitedBy = '',
): Promise<void> {
  const { friendCode, userId } = (await playerOfPage(page)).player;
  for (const name of names) {
    const friend = await createPlayer(page, name);
    await friend.ask('acceptFriend', { body: { friendCode } });
    if (name === invitedBy) {
      await friend.ask('inviteToDance', { body: { invitedPlayer: userId } });
    }
  }
}

/** Others with these names ask the visitor, who wants to be asked first. */
export async function receiveFriendRequests(page: Page, names: readonly string[]): Promise<void> {
  const me = await playerOfPage(page);
  await me.ask('changeFriendSettings', { body: { asksFirst: true } });
  for (const name of names) {
    const asker = await createPlayer(page, name);
    await asker.ask('acceptFriend', { body: { friendCode: me.player.friendCode } });
  }
}

/**
 * Plays a daily game to a jinx, by default as the visitor. Another player first says the same words and gives up,
 * which reveals the bee's next word. If one of the words is the bee's own, the game ends with it.
 */
export async function playDailyToJinx(
  page: Page,
  puzzleNumber: number,
  words: readonly string[],
  player?: TestPlayer,
): Promise<string> {
  const scout = await createPlayer(page, 'Scout');
  await submitWords(scout, puzzleNumber, words);
  const { data } = await scout.ask('giveUpDaily', { body: { puzzleNumber } });
  const beeWord = data?.game.leftSealed?.beeWord;
  const who = player ?? (await playerOfPage(page));
  const game = await submitWords(who, puzzleNumber, beeWord ? [...words, beeWord] : words);
  if (!game?.replayId) throw new Error(`No. ${puzzleNumber} was not finished.`);
  return game.replayId;
}

/** Skips words that the rules refuse for this pair. */
async function submitWords(
  player: TestPlayer,
  puzzleNumber: number,
  words: readonly string[],
): Promise<DailyGame | undefined> {
  let game: DailyGame | undefined;
  for (const word of words) {
    const round = (game?.rounds.length ?? 0) + 1;
    const { data } = await player.ask('submitDaily', { body: { puzzleNumber, round, word } });
    game = data?.game ?? game;
  }
  return game;
}

/** A pair that Maya offers and two have played; one of them reports it. */
export async function seedSentPair(page: Page, note: string): Promise<void> {
  const maker = await createPlayer(page, 'Maya');
  const body = { word1: 'apple', word2: 'bridge', note, offer: 'named' } as const;
  const { data } = await maker.ask('sendPair', { body });
  await playSentPair(page, data.pair.code);
  const reporter = await createPlayer(page, 'Noor');
  const report = { params: { code: data.pair.code }, body: { reason: 'The note is unkind.' } };
  await reporter.ask('dailyPuzzle', { query: { pairCode: data.pair.code } });
  await reporter.ask('reportPair', report);
}

/** Two others play a sent pair by its link; their paths differ. */
export async function playSentPair(page: Page, pairCode: string): Promise<void> {
  for (const [name, words] of [
    ['Theodora Featherstone', ['river', 'tree', 'garden']],
    ['Noor', ['tree', 'water']],
  ] as const) {
    const player = await createPlayer(page, name);
    const { data } = await player.ask('dailyPuzzle', { query: { pairCode } });
    const { puzzleNumber } = data.puzzle;
    await submitWords(player, puzzleNumber, words);
    await player.ask('giveUpDaily', { body: { puzzleNumber } });
  }
}

/** A friend of the visitor's who has finished today's puzzle and is here. */
export async function seedFriendHere(page: Page): Promise<void> {
  const me = await playerOfPage(page);
  const friend = await createPlayer(page, 'Maya');
  await friend.ask('acceptFriend', { body: { friendCode: me.player.friendCode } });
  const { data } = await me.ask('dailyPuzzle', { query: {} });
  await playDailyToJinx(page, data.puzzle.puzzleNumber, ['garden'], friend);
  await TestListener.open(originOf(page), friend.headers);
}

/** Today's puzzle, finished by the visitor. Its result is the id of the replay. */
export async function playTodaysPuzzle(page: Page): Promise<string> {
  const { data } = await (await playerOfPage(page)).ask('dailyPuzzle', { query: {} });
  return playDailyToJinx(page, data.puzzle.puzzleNumber, ['window']);
}

const hiveMembers = [
  { name: 'Maya', words: ['garden'], says: 'Did anybody else think of the same thing twice?' },
  { name: 'Theodora Featherstone', words: [], says: 'Coffee first. Then honey.' },
  { name: 'Noor', words: ['letter', 'summer', 'garden'], says: '' },
];

/** A hive of the visitor's, whose other members have played today and posted. */
export async function seedHive(page: Page): Promise<{ groupId: string }> {
  const me = await playerOfPage(page);
  const hive = await createTestHive(originOf(page), { name: 'The Night Shift' }, me);
  const { groupId } = hive;
  const today = await me.ask('dailyPuzzle', { query: {} });
  const { puzzleNumber } = today.data.puzzle;
  for (const { name, words, says } of hiveMembers) {
    const member = await hive.join(await createPlayer(page, name));
    await playDailyToJinx(page, puzzleNumber, words, member);
    if (says) await member.ask('postBuzz', { body: { text: says, groupId } });
    else await member.ask('postBuzz', { body: { groupId, puzzleNumber } });
  }
  return { groupId };
}

interface DanceScript {
  /** Mine, then theirs, round by round. */
  rounds?: readonly (readonly [string, string])[];
  /** Sealed for the round after those. */
  mine?: string;
  theirs?: string;
  maxRounds?: number;
  befriends?: boolean;
}

/** Another player accepts the visitor's open invite, both play these rounds, and the other may ask to be friends. Opens the dance. */
export async function playDance(
  page: Page,
  { rounds = [], mine, theirs, maxRounds = 10, befriends = false }: DanceScript = {},
): Promise<void> {
  const [me, maya] = [await playerOfPage(page), await createPlayer(page, 'Maya')];
  const { data } = await me.ask('inviteToDance', { body: { gameConfig: { maxRounds } } });
  const { gameId } = data.game;
  await maya.ask('respondToInvite', { body: { gameId, accept: true } });
  const dance = createTestDance(gameId, [me, maya]);
  for (const [index, words] of [...rounds, [mine, theirs] as const].entries()) {
    for (const seat of [0, 1] as const) {
      const word = words[seat];
      if (word) await dance.say(seat, index + 1, word);
    }
  }
  if (befriends) await maya.ask('befriendPartner', { body: { gameId } });
  await page.goto(`/jinx/dance/${gameId}`);
}

interface SwarmScript {
  /** By seat, me first; whoever has no word is still thinking. */
  rounds?: readonly (readonly (string | undefined)[])[];
  others?: readonly string[];
  isStarted?: boolean;
}

/** A swarm with others, played without their screens. Resolves with its code. */
export async function playSwarm(
  page: Page,
  { rounds = [], others = swarmNames, isStarted = true }: SwarmScript = {},
): Promise<string> {
  const me = await playerOfPage(page);
  const body = { settings: { wordSeconds: null } };
  const { data } = await me.ask('createSwarm', { body });
  const params = { swarm: data.swarm.code };
  const players = [me];
  for (const name of others) {
    const other = await createPlayer(page, name);
    await other.ask('joinSwarm', { params, body: { displayName: name } });
    players.push(other);
  }
  if (isStarted) await me.ask('startSwarm', { params });
  for (const [index, words] of rounds.entries()) {
    for (const [seat, word] of words.entries()) {
      if (word === undefined) continue;
      await players[seat]?.ask('sayInSwarm', { params, body: { round: index + 1, word } });
    }
  }
  return params.swarm;
}

const swarmNames = ['Maya', 'Tom', 'Inês', 'Theodora Featherstone', 'Li'];

/** Another player makes an open invite. Opens its link. */
export async function openDanceInvite(page: Page): Promise<void> {
  const host = await createPlayer(page, 'Maya');
  const body = { message: 'Think of the sea. Or don’t.', firstWord: 'wave' };
  const { data } = await host.ask('inviteToDance', { body });
  await page.goto(data.game.link ?? '');
}

/** Another player invites the visitor by their friend code. */
export async function receiveDanceInvite(page: Page): Promise<void> {
  const host = await createPlayer(page, 'Theodora Featherstone');
  const challengedFriendCode = (await playerOfPage(page)).player.friendCode;
  const body = { challengedFriendCode, message: 'One round before tea?' };
  await host.ask('inviteToDance', { body });
}
