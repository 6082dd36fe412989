import { type KeyValueStorage, safeLocalStorage } from '../../../platform/safe-storage.ts';

const key = 'supabase.expected';

interface PendingSignIn {
  state: string;
  from: string | null;
}

export interface SupabaseCallbackParams {
  state: string | null;
  accessToken: string | null;
  /** The error message of Supabase. */
  fault: string | null;
}

export function savePendingSignIn(
  pending: PendingSignIn,
  storage: KeyValueStorage = safeLocalStorage,
): void {
  storage.write(key, JSON.stringify(pending));
}

/** Parses the address that Supabase redirects to. */
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

/** A token is only accepted in the browser that started the sign-in. */
export function findPendingSignIn(
  state: string | null,
  storage: KeyValueStorage = safeLocalStorage,
): PendingSignIn | undefined {
  const pending = readPendingSignIn(storage);
  return pending && state !== null && pending.state === state ? pending : undefined;
}

/** A pending sign-in is good for one reply of the server. */
export function clearPendingSignIn(storage: KeyValueStorage = safeLocalStorage): void {
  storage.write(key, '');
}

function readPendingSignIn(storage: KeyValueStorage): PendingSignIn | undefined {
  try {
    const pending = JSON.parse(storage.read(key) || 'null') as PendingSignIn | null;
    return typeof pending?.state === 'string' ? pending : undefined;
  } catch {
    return undefined;
  }
}
