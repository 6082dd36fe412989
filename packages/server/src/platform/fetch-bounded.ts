/** The response was larger than allowed. */
export class ResponseTooLarge extends Error {}

/** Like fetch, but fails once the response exceeds so many bytes: an endless one must not fill the memory. */
export async function fetchBounded(
  address: string | URL,
  options: RequestInit & { signal: AbortSignal },
  maxBytes: number,
): Promise<Response> {
  const response = await fetch(address, options);
  return response.body === null
    ? response
    : new Response(response.body.pipeThrough(limitBytes(maxBytes)), response);
}

function limitBytes(
  maxBytes: number,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let left = maxBytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left >= 0) controller.enqueue(chunk);
      else controller.error(new ResponseTooLarge(`More than ${maxBytes} bytes came.`));
    },
  });
}
