import type { QueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../api/error-message.ts';
import { onBeforeIdentityChange } from '../../api/identity-change.ts';
import { dailyWords } from '../../domain/play/daily.ts';
import { danceWords } from '../../domain/play/dance.ts';
import { dancePath } from '../../domain/play/dance-path.ts';
import type { QueuedWord } from '../../domain/play/offline/queued-words.ts';
import type { WordSender } from '../../domain/play/word-sender.ts';
import { swarmWords } from '../../domain/swarm/swarm.ts';
import { swarmPath } from '../../domain/swarm/swarm-paths.ts';
import { onBackOnline } from '../../platform/back-online.ts';
import { connection } from '../../platform/connection.ts';
import { retryDelay } from '../../platform/retry-delay.ts';
import { tryWithTabLock } from '../../platform/tab-lock.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import type { Router } from '../router/create-router.ts';
import { session } from '../session/session.ts';
import { isRetryable } from './is-retryable.ts';

interface ToastTexts {
  /** Completes a sentence: “sand” is *played*. */
  sentState: string;
  successMessage: string;
  address: string;
}

/** Resolves with false if the word has to be sent again. */
type SendQueuedWord = (cache: QueryClient, router: Router) => Promise<boolean>;

/** Sends the words that no open screen has claimed, whenever the server may be available again. */
export function startSendingQueuedWords(router: Router): void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (sendersOfQueuedWords().length === 0) return;
    // Two tabs would do no harm, but show the toast twice.
    await tryWithTabLock('bee-jinx-queued-words', () => sendAll(router));
    failures = sendersOfQueuedWords().length > 0 ? failures + 1 : 0;
    clearTimeout(timer);
    if (failures > 0) timer = setTimeout(send, retryDelay(failures));
  }

  session.subscribe(send);
  connection.subscribe(() => {
    if (connection.get() === 'online') void send();
  });
  onBackOnline(send);
  // Nobody may come back as this player.
  onBeforeIdentityChange(send);
  // A screen that is left no longer claims its word.
  for (const { queue } of [dailyWords, danceWords, swarmWords]) queue.subscribe(send);
  void send();
}

async function sendAll(router: Router): Promise<void> {
  for (const sendWord of sendersOfQueuedWords()) {
    const isDone = await sendWord(session.get().cache, router);
    if (!isDone) return;
  }
}

function sendersOfQueuedWords(): SendQueuedWord[] {
  const current = session.get();
  if (current.status !== 'open') return [];
  return [
    ...danceWords.queue.unclaimedBy(current.userId).map((word) =>
      sendWith(danceWords, word, {
        sentState: 'sealed',
        successMessage: 'Your dance goes on.',
        address: dancePath(word.gameId),
      }),
    ),
    ...swarmWords.queue.unclaimedBy(current.userId).map((word) =>
      sendWith(swarmWords, word, {
        sentState: 'sealed',
        successMessage: 'Your swarm goes on.',
        address: swarmPath(word.code),
      }),
    ),
    ...dailyWords.queue.unclaimedBy(current.userId).map((word) =>
      sendWith(dailyWords, word, {
        sentState: 'played',
        successMessage: 'The bee has answered.',
        address: `/jinx/daily?puzzleNumber=${word.puzzleNumber}`,
      }),
    ),
  ];
}

const sendWith =
  <Word extends QueuedWord, Reply>(
    { sendOrJoin, queue, queryKey }: WordSender<Word, Reply>,
    queued: Word,
    { sentState, successMessage, address }: ToastTexts,
  ): SendQueuedWord =>
  async (cache, router) => {
    const outcome = await sendOrJoin(cache, queued);
    if (outcome.status === 'dropped') return false;
    const action = { label: 'Look', onPress: () => router.navigate(address) };
    const word = `“${queued.word}”`;
    if (outcome.status === 'answered') {
      showToast({
        variant: 'done',
        lead: `${word} is ${sentState}.`,
        text: successMessage,
        action,
      });
    } else {
      const { error } = outcome;
      if (isRetryable(error)) return false;
      const lead = `${word} wasn’t ${sentState}.`;
      showToast({ variant: 'fault', lead, text: errorMessage(error), action });
      queue.remove(queued);
    }
    void cache.invalidateQueries({ queryKey: queryKey(queued) });
    return true;
  };
