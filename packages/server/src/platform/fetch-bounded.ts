/** Somebody answered more than they were expected to. */
export class AnswerTooLong extends Error {}

/** Like fetch, except that no more than so many bytes of the answer are read: one that never ends must not fill our memory. */
export async function fetchBounded(
  address: string | URL,
  wishes: RequestInit & { signal: AbortSignal },
  mostBytes: number,
): Promise<Response> {
  const response = await fetch(address, wishes);
  return response.body === null
    ? response
    : new Response(response.body.pipeThrough(upTo(mostBytes)), response);
}

function upTo(
  mostBytes: number,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let left = mostBytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left >= 0) controller.enqueue(chunk);
      else controller.error(new AnswerTooLong(`More than ${mostBytes} bytes came.`));
    },
  });
}
