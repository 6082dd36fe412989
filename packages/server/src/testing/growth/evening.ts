import { setTimeout as pause } from 'node:timers/promises';
import { type CallName, calls } from '@bee-jinx/contract';
import { forgetOldEvents } from '../../features/events/forget-old-events.ts';
import { foretell, missingWord, winIn } from '../test-daily.ts';
import { decided, sampleEvent } from '../test-events.ts';
import { newFriends } from '../test-friends.ts';
import { quickAdmin } from '../test-identity.ts';
import { ask, newPlayer, type TestPlayer } from '../test-player.ts';
import { suspend } from '../test-sanction.ts';
import type { TestServer } from '../test-server.ts';
import { playAccounts } from './evening-accounts.ts';
import { playDances } from './evening-dances.ts';
import { playTogether } from './evening-together.ts';
import { must } from './must.ts';

/** Words that a player says in the daily game that is multiplied. */
export const dailyWords = 8;

/**
 * What needs an authenticator, a mail server, somebody else's sign-in or the power of an admin, and looks for its rows by their
 * primary keys; what asks for nothing that others don't.
 */
const notPlayed = new Set<CallName>([
  'beginPasskey',
  'addPasskey',
  'removePasskey',
  'beginPasskeySignIn',
  'signInWithPasskey',
  'forgotPassword',
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

/** Every statement of an evening, and of what the server does by itself afterwards. */
export async function hearEvening(server: TestServer): Promise<string[]> {
  const { url, db, clock, config } = server;
  // An admin's part in it isn't heard.
  const banned = await newPlayer(url);
  await suspend(server, banned, { isBan: true });
  await answerOneReport(server);
  const heard = new Set<string>();
  let isStored = false;
  db.onStatement((sql) => {
    heard.add(sql);
    isStored ||= sql.startsWith('insert into "event_rollups"');
  });
  await playEvening(url);
  await appeal(banned);
  while (!isStored) await pause(20);
  await forgetOldEvents({ db, clock, keepDays: config.eventsKeepDays });
  return [...heard];
}

async function answerOneReport(server: TestServer): Promise<void> {
  const [author, reader] = await newFriends(server.url);
  const { buzz } = await must(author, 'postBuzz', { body: { text: 'Buy my honey' } });
  const params = { buzzId: buzz.buzzId };
  await must(reader, 'reportBuzz', { params, body: { reason: 'It sells things' } });
  const answer = { answer: 'keep' as const, reason: '' };
  await must(await quickAdmin(server), 'answerBuzzReport', { params, body: answer });
}

/** Every call that a player can make, with things in the database to find. */
async function playEvening(url: string): Promise<void> {
  const [anna, ben] = [await newPlayer(url), await newPlayer(url)];
  await playDaily(url, anna);
  await playDaily(url, ben);
  await playDances(url, anna, ben);
  await playTogether(url, anna, ben);
  await playAccounts(url);
}

/** Calls that an evening should have made at this server, and didn't. */
export async function missingFrom(url: string): Promise<CallName[]> {
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
  await must(banned, 'readSuspension', {});
  const words = { kind: 'other', text: 'It wasn’t me', screen: '/', version: '1' } as const;
  await must(banned, 'sendFeedback', { body: words });
  await banned.ask('changeMe', { body: { displayName: 'Refused' } });
}

async function playDaily(url: string, player: TestPlayer): Promise<void> {
  const { puzzle } = await must(player, 'dailyPuzzle', { query: {} });
  const { puzzleNumber } = puzzle;
  const word = missingWord(1);
  await must(player, 'submitDaily', { body: { puzzleNumber, round: 1, word } });
  await must(player, 'dailyHint', { body: { puzzleNumber, round: 2 } });
  const { game } = await must(player, 'dailyPuzzle', { query: {} });
  const next = foretell(puzzleNumber, game.rounds);
  const won = await must(player, 'submitDaily', { body: { puzzleNumber, round: 2, word: next } });
  await winIn(player, puzzleNumber - 1, dailyWords);
  const before = { puzzleNumber: puzzleNumber - 2 };
  await must(player, 'dailyPuzzle', { query: before });
  await must(player, 'giveUpDaily', { body: before });
  const first = foretell(puzzleNumber - 3);
  const whole = { puzzleNumber: puzzleNumber - 3, words: [first], hintsUsed: 0 };
  await must(player, 'saveScore', { body: whole });
  await must(player, 'dailyOthers', { query: { puzzleNumber } });
  await must(player, 'dailyArchive', { query: {} });
  await must(player, 'fetchStats', { query: {} });
  await must(player, 'publishedPuzzle', { params: { puzzleNumber: String(puzzleNumber) } });
  const replayId = won.game.replayId ?? '';
  await must(player, 'readReplay', { params: { replayId } });
  await decided(player, 'modal_accept');
  const events = [1, 2, 3].map((number) => sampleEvent(`evening ${number}`, { puzzleNumber }));
  await must(player, 'recordEvents', { body: { events } });
  for (const name of ['analyticsSettings', 'signInMethods', 'health', 'ready'] as const) {
    await must({ ask: (call, input) => ask(url, call, input) }, name, {});
  }
}
