import type { Passkey } from '@bee-jinx/contract';
import type { PasskeyRow } from './queries.ts';

const iso = (ms: number) => new Date(ms).toISOString();

export function presentPasskey(row: PasskeyRow): Passkey {
  return {
    passkeyId: row.id,
    name: row.name,
    createdAt: iso(row.created_at),
    ...(row.used_at !== null && { usedAt: iso(row.used_at) }),
  };
}
