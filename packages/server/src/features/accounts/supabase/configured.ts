import { Refusal } from '../../../platform/refusal.ts';
import type { AccountsParts } from '../parts.ts';
import type { Supabase } from './supabase.ts';

export function configured({ supabase }: AccountsParts): Supabase {
  if (!supabase) throw new Refusal('unavailable', { message: 'Supabase not configured' });
  return supabase;
}
