import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { renderOnClient } from '../../../platform/render-on-client.ts';
import { sampleDance } from '../sample-dance.ts';
import { ContinueDecision } from './ContinueDecision.tsx';

const cache = new QueryClient();
const game = sampleDance({ status: 'deciding', decisions: {} });

/** The text that has the focus after the last word was said, with the focus in this field or outside of it. */
async function focusedAfterRound(fieldHasFocus: boolean, isPlayedHere: boolean) {
  const stage = (isDeciding: boolean) => (
    <QueryClientProvider client={cache}>
      <button type="button">Elsewhere</button>
      {isDeciding ? (
        <ContinueDecision game={game} myId="me" isPlayedHere={isPlayedHere} />
      ) : (
        <textarea />
      )}
    </QueryClientProvider>
  );
  const page = await renderOnClient(stage(false));
  document.querySelector<HTMLElement>(fieldHasFocus ? 'textarea' : 'button')?.focus();
  await page.render(stage(true));
  const { textContent, tagName } = document.activeElement as Element;
  const focused = tagName === 'BODY' ? 'nothing' : textContent;
  await page.unmount();
  return focused;
}

test('the question takes the focus of the field that it replaces', async () => {
  expect(await focusedAfterRound(true, true)).toBe('Go on?');
});

test('the question leaves the focus where it is, or where the screen has just opened with it', async () => {
  expect(await focusedAfterRound(false, true)).toBe('Elsewhere');
  expect(await focusedAfterRound(true, false)).toBe('nothing');
});
