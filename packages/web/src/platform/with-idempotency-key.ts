import { randomHexId } from './random-hex-id.ts';

/**
 * Sends with a key that is stable for the same content until it is delivered: after a lost reply the same form sent again
 * is the same call, and a changed one is another.
 */
export function withIdempotencyKey<Content, Reply>(
  send: (content: Content, idempotencyKey: string) => Promise<Reply>,
): (content: Content) => Promise<Reply> {
  let last: { written: string; key: string } | undefined;
  return async (content) => {
    const written = JSON.stringify(content);
    if (last?.written !== written) last = { written, key: randomHexId() };
    const sent = last;
    const reply = await send(content, sent.key);
    if (last === sent) last = undefined;
    return reply;
  };
}
