import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { errorMessage } from '../../api/error-message.ts';
import {
  onBackOnline,
  type QueuedDailyWord,
  type QueuedDanceWord,
  queuedDailyWords,
  queuedDanceWords,
} from '../../domain/play/offline/offline-games.ts';
import { connection } from '../../platform/connection.ts';
import { retryDelay } from '../../platform/retry-delay.ts';
import { tryWithTabLock } from '../../platform/tab-lock.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import type { Router } from '../router/create-router.ts';
import { session } from '../session/session.ts';
import { isRetryable } from './is-retryable.ts';

const patienceMs = 10_000;

/** A word on its way, whatever game it was said in. */
interface QueuedSubmission {
  word: string;
  /** The round goes with the word, so that the server plays it once, however often it arrives. */
  send(signal: AbortSignal): Promise<unknown>;
  forget(): void;
  /** Done, and not: “sand” is played. */
  sentState: string;
  successMessage: string;
  address: string;
  queryKey: readonly string[];
}

/** Whenever the server may be there again. The screen of a game sends its own. */
export function startSendingQueuedWords(router: Router): void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (pendingSubmissions().length === 0) return;
    // Twice would do no harm, but be told twice.
    await tryWithTabLock('bee-jinx-queued-words', () => sendAll(router));
    failures = pendingSubmissions().length > 0 ? failures + 1 : 0;
    clearTimeout(timer);
    if (failures > 0) timer = setTimeout(send, retryDelay(failures));
  }

  session.subscribe(send);
  connection.subscribe(() => {
    if (connection.get() === 'online') void send();
  });
  onBackOnline(send);
  // A screen that is left lets go of its word.
  queuedDailyWords.subscribe(send);
  queuedDanceWords.subscribe(send);
  void send();
}

async function sendAll(router: Router): Promise<void> {
  for (const submission of pendingSubmissions()) {
    const isSettled = await submit(submission, session.get().cache, router);
    if (!isSettled) return;
  }
}

function pendingSubmissions(): QueuedSubmission[] {
  const current = session.get();
  if (current.status !== 'open') return [];
  return [
    ...queuedDanceWords.unclaimedBy(current.userId).map(danceSubmission),
    ...queuedDailyWords.unclaimedBy(current.userId).map(dailySubmission),
  ];
}

const dailySubmission = (queued: QueuedDailyWord): QueuedSubmission => {
  const { puzzleNumber, round, word, date } = queued;
  return {
    word,
    send: (signal) => call('submitDaily', { body: { puzzleNumber, round, word, date }, signal }),
    forget: () => queuedDailyWords.remove(queued),
    sentState: 'played',
    successMessage: 'The bee has answered.',
    address: `/jinx/daily?puzzleNumber=${puzzleNumber}`,
    queryKey: ['daily', String(puzzleNumber)],
  };
};

const danceSubmission = (queued: QueuedDanceWord): QueuedSubmission => {
  const { gameId, round, word } = queued;
  return {
    word,
    send: (signal) =>
      call('submitDanceWord', { body: { gameId, roundNumber: round, word }, signal }),
    forget: () => queuedDanceWords.remove(queued),
    sentState: 'sealed',
    successMessage: 'Your dance goes on.',
    address: `/jinx/dance/${gameId}`,
    queryKey: ['dance'],
  };
};

async function submit(
  submission: QueuedSubmission,
  cache: QueryClient,
  router: Router,
): Promise<boolean> {
  const { word, sentState, successMessage, address, queryKey } = submission;
  const action = { label: 'Look', onPress: () => router.navigate(address) };
  try {
    await submission.send(AbortSignal.timeout(patienceMs));
    showToast({ look: 'done', lead: `“${word}” is ${sentState}.`, text: successMessage, action });
  } catch (error) {
    if (isRetryable(error)) return false;
    const lead = `“${word}” wasn’t ${sentState}.`;
    showToast({ look: 'fault', lead, text: errorMessage(error), action });
  }
  submission.forget();
  void cache.invalidateQueries({ queryKey });
  return true;
}
