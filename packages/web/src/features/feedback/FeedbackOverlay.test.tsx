import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { stubFetch } from '../../api/stub-fetch.ts';
import type { FeedbackDialog } from '../../domain/feedback/FeedbackDialog.tsx';
import type { Feedback } from '../../domain/feedback/feedback.ts';
import { renderOnClient } from '../../platform/render-on-client.ts';
import { StaticRouter } from '../../platform/router/StaticRouter.tsx';
import FeedbackOverlay from './FeedbackOverlay.tsx';

type DialogProps = ComponentProps<typeof FeedbackDialog>;

const dialog = vi.hoisted(() => vi.fn<(props: DialogProps) => void>());
vi.mock('../../domain/feedback/FeedbackDialog.tsx', () => ({
  FeedbackDialog: (props: DialogProps) => {
    dialog(props);
    return null;
  },
}));

const fetched = stubFetch();
const cache = new QueryClient();
const onClose = vi.fn();
const overlay = (isOpen: boolean) => (
  <QueryClientProvider client={cache}>
    <StaticRouter at="/friends">
      <FeedbackOverlay isOpen={isOpen} onClose={onClose} />
    </StaticRouter>
  </QueryClientProvider>
);
const wasToldSent = () => dialog.mock.calls.some(([{ isSent }]) => isSent);

test('a draft that is left by Back isn’t taken for sent, also after one that was', async () => {
  fetched.mockResolvedValue(Response.json({ data: { hasScreenshot: false } }));
  const page = await renderOnClient(overlay(true));
  await act(async () => dialog.mock.lastCall?.[0].onSend({ text: 'More honey.' } as Feedback));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  await page.render(overlay(false));
  await vi.waitFor(() => expect(wasToldSent()).toBe(true));
  dialog.mockClear();
  await page.render(overlay(true));
  await page.render(overlay(false));
  expect(wasToldSent()).toBe(false);
  await page.unmount();
});
