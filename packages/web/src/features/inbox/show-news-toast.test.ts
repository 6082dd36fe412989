import { expect, test } from 'vitest';
import { toastQueue } from '../../ui/toast/toast-queue.ts';
import { showNewsToast } from './show-news-toast.ts';

test('news of one player share a toast; those of another, or of nobody, have their own', () => {
  for (const { id } of toastQueue.get()) toastQueue.remove(id);
  showNewsToast('anon_ben', { text: 'Ben is your friend now.' });
  showNewsToast('anon_ben', { text: 'Ben invites you to dance.' });
  showNewsToast('anon_maya', { text: 'Maya nudges you.' });
  showNewsToast(undefined, { text: 'A new pair.' });
  showNewsToast(undefined, { text: 'A new version.' });
  expect(toastQueue.get().map(({ text }) => text)).toEqual([
    'Ben invites you to dance.',
    'Maya nudges you.',
    'A new pair.',
    'A new version.',
  ]);
});
