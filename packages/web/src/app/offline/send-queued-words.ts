import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-copy.ts';
import { connection } from '../../platform/connection.ts';
import {
  type DailyWord,
  type DanceWord,
  dailyWords,
  danceWords,
  onBackOnline,
} from '../../platform/offline/offline.ts';
import { unlessAnotherTab } from '../../platform/one-tab-at-a-time.ts';
import { retryDelay } from '../../platform/retry-delay.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import type { Router } from '../router/make-router.ts';
import { session } from '../session/session.ts';
import { canWait } from './can-wait.ts';

const patienceMs = 10_000;

/** A word on its way, whatever game it was said in. */
interface Errand {
  word: string;
  /** The round goes with the word, so that the server plays it once, however often it arrives. */
  send(signal: AbortSignal): Promise<unknown>;
  forget(): void;
  /** Done, and not: “sand” is played. */
  becomes: string;
  tells: string;
  address: string;
  queryKey: readonly string[];
}

/** Whenever the server may be there again. The screen of a game sends its own. */
export function sendWordsWhenPossible(router: Router): void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (errands().length === 0) return;
    // Twice would do no harm, but be told twice.
    await unlessAnotherTab('bee-jinx-queued-words', () => sendAll(router));
    failures = errands().length > 0 ? failures + 1 : 0;
    clearTimeout(timer);
    if (failures > 0) timer = setTimeout(send, retryDelay(failures));
  }

  session.subscribe(send);
  connection.subscribe(() => {
    if (connection.get() === 'online') void send();
  });
  onBackOnline(send);
  // A screen that is left lets go of its word.
  dailyWords.subscribe(send);
  danceWords.subscribe(send);
  void send();
}

async function sendAll(router: Router): Promise<void> {
  for (const errand of errands()) {
    const isSettled = await run(errand, session.get().cache, router);
    if (!isSettled) return;
  }
}

function errands(): Errand[] {
  const current = session.get();
  if (current.status !== 'open') return [];
  return [
    ...danceWords.leftBy(current.userId).map(danceErrand),
    ...dailyWords.leftBy(current.userId).map(dailyErrand),
  ];
}

const dailyErrand = (queued: DailyWord): Errand => {
  const { puzzleNumber, round, word, date } = queued;
  return {
    word,
    send: (signal) => call('submitDaily', { body: { puzzleNumber, round, word, date }, signal }),
    forget: () => dailyWords.remove(queued),
    becomes: 'played',
    tells: 'The bee has answered.',
    address: `/jinx/daily?puzzleNumber=${puzzleNumber}`,
    queryKey: ['daily', String(puzzleNumber)],
  };
};

const danceErrand = (queued: DanceWord): Errand => {
  const { gameId, round, word } = queued;
  return {
    word,
    send: (signal) =>
      call('submitDanceWord', { body: { gameId, roundNumber: round, word }, signal }),
    forget: () => danceWords.remove(queued),
    becomes: 'sealed',
    tells: 'Your dance goes on.',
    address: `/jinx/dance/${gameId}`,
    queryKey: ['dance'],
  };
};

async function run(errand: Errand, cache: QueryClient, router: Router): Promise<boolean> {
  const { word, becomes, tells, address, queryKey } = errand;
  const action = { label: 'Look', onPress: () => router.navigate(address) };
  try {
    await errand.send(AbortSignal.timeout(patienceMs));
    showToast({ look: 'done', lead: `“${word}” is ${becomes}.`, text: tells, action });
  } catch (error) {
    if (canWait(error)) return false;
    const lead = `“${word}” wasn’t ${becomes}.`;
    showToast({ look: 'fault', lead, text: wordsFor(error), action });
  }
  errand.forget();
  void cache.invalidateQueries({ queryKey });
  return true;
}
