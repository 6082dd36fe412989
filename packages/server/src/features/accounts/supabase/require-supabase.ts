import { Refusal } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../deps.ts';
import type { Supabase } from './supabase.ts';

/** A server that is set up otherwise by then has been started anew. */
const restartSeconds = 3600;

export function requireSupabase({ supabase }: AccountsDeps): Supabase {
  if (!supabase) {
    throw new Refusal('unavailable', {
      message: 'Supabase not configured',
      retryAfterSeconds: restartSeconds,
    });
  }
  return supabase;
}
