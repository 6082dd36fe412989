/** A move that the rules refuse, with the reason. */
export type Refused<Code extends string> = { ok: false; refusal: Code };

export function refuse<Code extends string>(refusal: Code): Refused<Code> {
  return { ok: false, refusal };
}
