import { type Kept, kept } from '../../../platform/kept.ts';

const key = 'supabase.expected';

interface Expected {
  state: string;
  from: string | null;
}

export interface Brought {
  state: string | null;
  accessToken: string | null;
  /** What Supabase had to say when it sent nobody. */
  fault: string | null;
}

export function expectSupabase(expected: Expected, into: Kept = kept): void {
  into.write(key, JSON.stringify(expected));
}

/** What came back from Supabase in the address, if anything did. */
export function readSupabaseReturn(search: string, hash: string): Brought | undefined {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  const accessToken = fragment.get('access_token');
  const fault = fragment.get('error_description') ?? query.get('error_description');
  if (accessToken === null && fault === null) return undefined;
  return { state: query.get('state'), accessToken, fault };
}

/** A browser that didn't start this sign-in takes no token. */
export function findExpected(state: string | null, from: Kept = kept): Expected | undefined {
  const expected = readExpected(from);
  return expected && state !== null && expected.state === state ? expected : undefined;
}

/** One that did takes it once: as soon as the server has said anything to it. */
export function forgetExpected(from: Kept = kept): void {
  from.write(key, '');
}

function readExpected(from: Kept): Expected | undefined {
  try {
    const expected = JSON.parse(from.read(key) || 'null') as Expected | null;
    return typeof expected?.state === 'string' ? expected : undefined;
  } catch {
    return undefined;
  }
}
