import { Refusal } from '../../../platform/refusal.ts';
import type { AccountsParts } from '../parts.ts';
import type { Supabase } from './supabase.ts';

/** A server that is set up otherwise by then has been started anew. */
const restartSeconds = 3600;

export function configured({ supabase }: AccountsParts): Supabase {
  if (!supabase) {
    throw new Refusal('unavailable', {
      message: 'Supabase not configured',
      retryAfterSeconds: restartSeconds,
    });
  }
  return supabase;
}
