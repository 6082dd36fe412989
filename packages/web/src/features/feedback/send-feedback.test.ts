import { expect, test } from 'vitest';
import { stubFetch } from '../../api/stub-fetch.ts';
import { sendFeedback } from './send-feedback.ts';

const fetched = stubFetch();

async function sendWith(screenshot?: File) {
  fetched.mockResolvedValueOnce(new Response('{"data":{}}'));
  const words = { kind: 'idea', text: 'More honey.', contact: '' } as const;
  await sendFeedback('once-1')({ ...words, ...(screenshot && { screenshot }) } as never);
  const [url, init] = fetched.mock.lastCall ?? [];
  const key = new Headers(init?.headers).get('idempotency-key');
  return { url, key, body: JSON.parse(String(init?.body)) };
}

test('feedback is sent with a key, so that a retry is the same feedback', async () => {
  const { url, key, body } = await sendWith();
  expect(url).toBe('/api/feedback');
  expect(key).toBe('once-1');
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
