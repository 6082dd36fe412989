import type { CallRequest } from '@bee-jinx/contract/browser';
import { call } from '../../api/call.ts';
import type { Feedback } from '../../domain/feedback/feedback.ts';
import { withIdempotencyKey } from '../../platform/with-idempotency-key.ts';

type Body = CallRequest<'sendFeedback'>['body'];
type Picture = NonNullable<Body['screenshot']>;

export const sendFeedback = async ({ screenshot, ...words }: Feedback) =>
  send({ ...words, ...(screenshot && { screenshot: await encodeScreenshot(screenshot) }) });

const send = withIdempotencyKey((body: Body, idempotencyKey) =>
  call('sendFeedback', { body, idempotencyKey }),
);

async function encodeScreenshot(file: File): Promise<Picture> {
  const octets = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // In chunks: a call takes a limited number of arguments.
  for (let at = 0; at < octets.length; at += 8192) {
    text += String.fromCharCode(...octets.subarray(at, at + 8192));
  }
  return { type: file.type as Picture['type'], base64: btoa(text) };
}
