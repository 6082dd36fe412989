import { expect, test } from 'vitest';
import { stubFetch } from '../../api/stub-fetch.ts';
import { sendEvents } from './send-events.ts';

const fetched = stubFetch();

const fateAfter = (status: number, code: string) => {
  const body = JSON.stringify({ error: { code, message: 'No.' } });
  fetched.mockResolvedValueOnce(new Response(body, { status }));
  return sendEvents([]);
};

test.each([
  [400, 'invalid_input'],
  [413, 'too_large'],
  [429, 'too_many_events'],
])('events that meet %i %s are dropped', async (status, code) => {
  expect(await fateAfter(status, code)).toBe('refused');
});

test('events of a player who has declined on another device are dropped', async () => {
  const reply = (data: object) => new Response(JSON.stringify({ data }));
  fetched.mockResolvedValueOnce(reply({ accepted: 0, duplicates: 0, declined: 2 }));
  expect(await sendEvents([])).toBe('refused');
  fetched.mockResolvedValueOnce(reply({ accepted: 2, duplicates: 0 }));
  expect(await sendEvents([])).toBe('taken');
});

test.each([
  [429, 'slow_down'],
  [503, 'unavailable'],
])('events that meet %i %s wait', async (status, code) => {
  expect(await fateAfter(status, code)).toBe('later');
});
