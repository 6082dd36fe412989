/** An idempotency key. (randomUUID exists only over https.) */
export function randomHexId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((octet) => octet.toString(16).padStart(2, '0'))
    .join('');
}
