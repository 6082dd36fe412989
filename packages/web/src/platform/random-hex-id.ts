/** The name of an act, so that it is one however often it is sent. (randomUUID is only there over https.) */
export function randomHexId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((octet) => octet.toString(16).padStart(2, '0'))
    .join('');
}
