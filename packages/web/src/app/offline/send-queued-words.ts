import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-copy.ts';
import { connection } from '../../platform/connection.ts';
import {
  forgetQueuedWord,
  onBackOnline,
  type QueuedWord,
  queuedWords,
} from '../../platform/offline/offline.ts';
import { unlessAnotherTab } from '../../platform/one-tab-at-a-time.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import type { Router } from '../router/make-router.ts';
import { session } from '../session/session.ts';
import { canWait } from './can-wait.ts';

const daily = '/jinx/daily';

/** Whenever the server may be there again. The screen of the daily game sends its own. */
export function sendWordsWhenPossible(router: Router): void {
  const send = () => {
    if (router.state.get().shown.location.pathname !== daily) {
      // Twice would do no harm, but be told twice.
      void unlessAnotherTab('bee-jinx-queued-words', () => sendAll(router));
    }
  };
  session.subscribe(send);
  connection.subscribe(() => {
    if (connection.get() === 'online') send();
  });
  onBackOnline(send);
  send();
}

async function sendAll(router: Router): Promise<void> {
  const current = session.get();
  if (current.status !== 'open') return;
  const mine = queuedWords.get().filter(({ userId }) => userId === current.userId);
  for (const word of mine) {
    const isSettled = await send(word, current.cache, router);
    if (!isSettled) return;
  }
}

/** The round goes with the word, so that the server plays it once, however often it arrives. */
async function send(queued: QueuedWord, cache: QueryClient, router: Router): Promise<boolean> {
  const { puzzleNumber, round, word, date } = queued;
  const action = {
    label: 'Look',
    onPress: () => router.navigate(`${daily}?puzzleNumber=${puzzleNumber}`),
  };
  try {
    await call('submitDaily', { body: { puzzleNumber, round, word, date } });
    showToast({
      look: 'done',
      lead: `“${word}” is played.`,
      text: 'The bee has answered.',
      action,
    });
  } catch (error) {
    if (canWait(error)) return false;
    const lead = `“${word}” wasn’t played.`;
    showToast({ look: 'fault', lead, text: wordsFor(error), action });
  }
  forgetQueuedWord(queued);
  void cache.invalidateQueries({ queryKey: ['daily', String(puzzleNumber)] });
  return true;
}
