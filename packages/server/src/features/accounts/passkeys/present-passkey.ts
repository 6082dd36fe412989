import { createHash } from 'node:crypto';
import type { Passkey } from '@bee-jinx/contract';
import { formatIsoTime } from '../../../platform/clock.ts';
import type { PasskeyRow } from './queries.ts';

/** A credential's own id can be longer than an address may be. */
export const publicPasskeyId = (id: string): string =>
  `passkey_${createHash('sha256').update(id).digest('hex').slice(0, 24)}`;

export function presentPasskey(row: PasskeyRow): Passkey {
  return {
    passkeyId: publicPasskeyId(row.id),
    name: row.name,
    createdAt: formatIsoTime(row.created_at),
    ...(row.used_at !== null && { usedAt: formatIsoTime(row.used_at) }),
  };
}
