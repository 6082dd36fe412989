import type { Feedback, Player } from '@bee-jinx/contract/browser';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { playerQuery, shownPlayerId } from '../../../domain/account/player.ts';
import { safeSessionStorage } from '../../../platform/safe-storage.ts';
import { FeedbackNote } from './FeedbackNote.tsx';

const draft = 'draft.note.admin_1.f1';
afterEach(() => safeSessionStorage.remove(draft));

function renderNote(note: string): string {
  const cache = new QueryClient();
  const player = { userId: 'admin_1', displayName: 'Anna' } as Player;
  cache.setQueryData(playerQuery(player.userId).queryKey, player);
  shownPlayerId.set(player.userId);
  return renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <FeedbackNote feedback={{ feedbackId: 'f1', note } as Feedback} />
    </QueryClientProvider>,
  );
}

test('an unsaved draft is shown when the sheet is opened again', () => {
  safeSessionStorage.write(draft, 'Ask Ben first');
  const html = renderNote('Seen.');
  expect(html).toContain('Ask Ben first');
  expect(html).toContain('Not saved yet.');
});

test('an emptied note is an unsaved draft too', () => {
  safeSessionStorage.write(draft, '');
  expect(renderNote('Seen.')).toContain('Not saved yet.');
});

test('a saved note is not marked as unsaved', () => {
  const html = renderNote('Seen.');
  expect(html).toContain('Seen.');
  expect(html).not.toContain('Not saved yet.');
});
