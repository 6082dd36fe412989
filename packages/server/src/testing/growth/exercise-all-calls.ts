import { setTimeout as pause } from 'node:timers/promises';
import { type CallName, calls } from '@bee-jinx/contract';
import { purgeOldEvents } from '../../features/events/purge-old-events.ts';
import { nonMatchingWord, predictBeeWord, winIn } from '../test-daily.ts';
import { decideConsent, sampleEvent } from '../test-events.ts';
import { newFriends } from '../test-friends.ts';
import { quickAdmin, suspendTestPlayer } from '../test-identity.ts';
import { callApi, mustCall, newPlayer, type TestPlayer } from '../test-player.ts';

import type { TestServer } from '../test-server.ts';
import { exerciseAccounts } from './exercise-accounts.ts';
import { exerciseDances } from './exercise-dances.ts';
import { exerciseSocial } from './exercise-social.ts';
import { exerciseSwarms } from './exercise-swarms.ts';

/** Words in the daily game that is multiplied. */
export const exercisedDailyWords = 8;

/**
 * Calls that need an authenticator, a mail server, another issuer or an admin, and those that read nothing that others
 * don't.
 */
const notPlayed = new Set<CallName>([
  'beginPasskey',
  'addPasskey',
  'removePasskey',
  'beginPasskeySignIn',
  'signInWithPasskey',
  'forgotPassword',
  'stopReminders',
  'resetPassword',
  'startSupabase',
  'signInWithSupabase',
  'becomeAdmin',
  'resignAsAdmin',
  'expireDance',
  'reportViolations',
  'live',
  'docs',
  'openApi',
]);

/** Every statement of all calls, and of the server's background work. */
export async function captureAllStatements(server: TestServer): Promise<string[]> {
  const { url, db, clock, config } = server;
  // Before listening: admins' statements aren't judged.
  const banned = await newPlayer(url);
  await suspendTestPlayer(server, banned, { isBan: true });
  await answerOneReport(server);
  const statements = new Set<string>();
  let isStored = false;
  db.onStatement((sql) => {
    statements.add(sql);
    isStored ||= sql.startsWith('insert into "event_rollups"');
  });
  await playEvening(url, await newPlayer(url), await newPlayer(url));
  await appeal(banned);
  while (!isStored) await pause(20);
  await purgeOldEvents({ db, clock, keepDays: config.eventsKeepDays });
  return [...statements];
}

async function answerOneReport(server: TestServer): Promise<void> {
  const [author, reader] = await newFriends(server.url);
  const { buzz } = await mustCall(author, 'postBuzz', { body: { text: 'Buy my honey' } });
  const params = { buzzId: buzz.buzzId };
  await mustCall(reader, 'reportBuzz', { params, body: { reason: 'It sells things' } });
  const answer = { answer: 'keep' as const, reason: '' };
  await mustCall(await quickAdmin(server), 'answerBuzzReport', { params, body: answer });
}

/** Makes every call of a player, with data to find. */
export async function playEvening(url: string, anna: TestPlayer, ben: TestPlayer): Promise<void> {
  await playDaily(url, anna);
  await playDaily(url, ben);
  await exerciseDances(url, anna, ben);
  await exerciseSwarms(url, anna, ben);
  await exerciseSocial(url, anna, ben);
  await exercisePairs(anna, ben);
  await exerciseAccounts(url);
}

async function exercisePairs(maker: TestPlayer, friend: TestPlayer): Promise<void> {
  const words = { word1: 'wind', word2: 'cloud' };
  await mustCall(maker, 'judgePair', { query: words });
  const { pair } = await mustCall(maker, 'sendPair', { body: { ...words, offer: 'named' } });
  const { code, puzzleNumber } = pair;
  await mustCall(friend, 'dailyPuzzle', { query: { pairCode: code } });
  await mustCall(friend, 'giveUpDaily', { body: { puzzleNumber } });
  for (const one of [maker, friend]) await mustCall(one, 'readPair', { params: { code } });
  await mustCall(friend, 'reportPair', { params: { code }, body: {} });
  await mustCall(maker, 'listPairs', {});
  await mustCall(maker, 'endPair', { params: { code } });
}

/** Calls that should have been made at this server, and weren't. */
export async function findUncalledCalls(url: string): Promise<CallName[]> {
  const figures = await (await fetch(`${url}/api/metrics`)).text();
  return calls
    .filter(
      ({ access, name }) => access !== 'admin' && access !== 'operator' && !notPlayed.has(name),
    )
    .filter(
      ({ method, path }) =>
        !figures.includes(`_count{method="${method}",route="${path}",status="200"}`),
    )
    .map(({ name }) => name);
}

async function appeal(banned: TestPlayer): Promise<void> {
  await mustCall(banned, 'readSuspension', {});
  const words = { kind: 'other', text: 'It wasn’t me', screen: '/', version: '1' } as const;
  await mustCall(banned, 'sendFeedback', { body: words });
  await banned.ask('changeMe', { body: { displayName: 'Refused' } });
}

async function playDaily(url: string, player: TestPlayer): Promise<void> {
  const { puzzle } = await mustCall(player, 'dailyPuzzle', { query: {} });
  const { puzzleNumber } = puzzle;
  const word = nonMatchingWord(1);
  await mustCall(player, 'chooseSlope', { body: { puzzleNumber, slope: 'gentle' } });
  await mustCall(player, 'submitDaily', { body: { puzzleNumber, round: 1, word } });
  await mustCall(player, 'dailyHint', { body: { puzzleNumber, round: 2 } });
  const { game } = await mustCall(player, 'dailyPuzzle', { query: {} });
  const next = predictBeeWord(puzzleNumber, game.rounds);
  const won = await mustCall(player, 'submitDaily', {
    body: { puzzleNumber, round: 2, word: next },
  });
  await winIn(player, puzzleNumber - 1, exercisedDailyWords);
  const before = { puzzleNumber: puzzleNumber - 2 };
  await mustCall(player, 'dailyPuzzle', { query: before });
  await mustCall(player, 'giveUpDaily', { body: before });
  const first = predictBeeWord(puzzleNumber - 3);
  const whole = { puzzleNumber: puzzleNumber - 3, words: [first], hintsUsed: 0 };
  await mustCall(player, 'saveScore', { body: whole });
  await mustCall(player, 'dailyOthers', { query: { puzzleNumber } });
  await mustCall(player, 'dailyNotes', { query: { puzzleNumber } });
  await mustCall(player, 'dailyArchive', { query: {} });
  await mustCall(player, 'readHome', { query: {} });
  await mustCall(player, 'readRecap', { query: { period: 'year' } });
  await mustCall(player, 'fetchStats', { query: {} });
  await mustCall(player, 'publishedPuzzle', { params: { puzzleNumber: String(puzzleNumber) } });
  const replayId = won.game.replayId ?? '';
  await mustCall(player, 'readReplay', { params: { replayId } });
  await decideConsent(player, 'modal_accept');
  const events = [1, 2, 3].map((number) => sampleEvent(`evening ${number}`, { puzzleNumber }));
  await mustCall(player, 'recordEvents', { body: { events } });
  for (const name of ['analyticsSettings', 'signInMethods', 'health', 'ready'] as const) {
    await mustCall({ ask: (call, input) => callApi(url, call, input) }, name, {});
  }
}
