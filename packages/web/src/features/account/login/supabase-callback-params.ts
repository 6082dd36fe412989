import { type KeyValueStorage, safeLocalStorage } from '../../../platform/safe-storage.ts';

const key = 'supabase.expected';

interface PendingSignIn {
  state: string;
  from: string | null;
}

export interface SupabaseCallbackParams {
  state: string | null;
  accessToken: string | null;
  /** What Supabase had to say when it sent nobody. */
  fault: string | null;
}

export function savePendingSignIn(
  expected: PendingSignIn,
  into: KeyValueStorage = safeLocalStorage,
): void {
  into.write(key, JSON.stringify(expected));
}

/** What came back from Supabase in the address, if anything did. */
export function parseSupabaseCallback(
  search: string,
  hash: string,
): SupabaseCallbackParams | undefined {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  const accessToken = fragment.get('access_token');
  const fault = fragment.get('error_description') ?? query.get('error_description');
  if (accessToken === null && fault === null) return undefined;
  return { state: query.get('state'), accessToken, fault };
}

/** A browser that didn't start this sign-in takes no token. */
export function findPendingSignIn(
  state: string | null,
  from: KeyValueStorage = safeLocalStorage,
): PendingSignIn | undefined {
  const expected = readPendingSignIn(from);
  return expected && state !== null && expected.state === state ? expected : undefined;
}

/** One that did takes it once: as soon as the server has said anything to it. */
export function clearPendingSignIn(from: KeyValueStorage = safeLocalStorage): void {
  from.write(key, '');
}

function readPendingSignIn(from: KeyValueStorage): PendingSignIn | undefined {
  try {
    const expected = JSON.parse(from.read(key) || 'null') as PendingSignIn | null;
    return typeof expected?.state === 'string' ? expected : undefined;
  } catch {
    return undefined;
  }
}
