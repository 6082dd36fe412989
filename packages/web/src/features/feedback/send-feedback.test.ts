import { expect, test } from 'vitest';
import { stubFetch } from '../../api/stub-fetch.ts';
import type { Feedback } from '../../domain/feedback/feedback.ts';
import { sendFeedback } from './send-feedback.ts';

const fetched = stubFetch();

const words = { kind: 'idea', text: 'More honey.', contact: '' } as unknown as Feedback;

async function sendWith(screenshot?: File, text = words.text) {
  fetched.mockResolvedValueOnce(new Response('{"data":{}}'));
  await sendFeedback({ ...words, text, ...(screenshot && { screenshot }) });
  return lastRequest();
}

function lastRequest() {
  const [url, init] = fetched.mock.lastCall ?? [];
  const key = new Headers(init?.headers).get('idempotency-key');
  return { url, key, body: JSON.parse(String(init?.body)) };
}

async function loseReply() {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(sendFeedback(words)).rejects.toThrow();
  return lastRequest();
}

test('after a lost reply the same words are the same feedback, and others are another', async () => {
  const lost = await loseReply();
  const { url, key, body } = await sendWith();
  expect(url).toBe('/api/feedback');
  expect(key).toBe(lost.key);
  expect(key).toBeTruthy();
  const lostAgain = await loseReply();
  expect((await sendWith(undefined, 'Less honey.')).key).not.toBe(lostAgain.key);
  expect(body).toMatchObject({ kind: 'idea', text: 'More honey.' });
  expect(body).not.toHaveProperty('screenshot');
});

test('a screenshot of any size goes along as it is', async () => {
  const octets = Uint8Array.from({ length: 20_000 }, (_, at) => at % 256);
  const file = new File([octets], 'screen.png', { type: 'image/png' });
  const { screenshot } = (await sendWith(file)).body;
  expect(screenshot.type).toBe('image/png');
  expect(Buffer.from(screenshot.base64, 'base64')).toEqual(Buffer.from(octets));
});
