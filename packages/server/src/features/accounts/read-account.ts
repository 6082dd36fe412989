import { formatIsoTime } from '../../platform/clock.ts';
import type { AccountsDeps } from './deps.ts';
import { readBroughtAlong } from './migration/undo-migration.ts';
import { presentPasskey } from './passkeys/manage-passkeys.ts';
import { passkeysOf } from './passkeys/queries.ts';
import { findAccount } from './queries.ts';
import { countRecoveryCodes } from './recovery/queries.ts';
import { knownDevicesOf } from './security/queries.ts';
import { outerIdentitiesOf } from './supabase/queries.ts';

/** The account's sign-in methods, without their secrets. */
export async function readAccount(
  { db, clock }: Pick<AccountsDeps, 'db' | 'clock'>,
  playerId: string,
) {
  const account = await findAccount(db.read, playerId);
  if (!account) return {};
  const passkeys = await passkeysOf(db.read, playerId);
  const identities = await outerIdentitiesOf(db.read, playerId);
  const { left, madeAt } = await countRecoveryCodes(db.read, playerId);
  const devices = await knownDevicesOf(db.read, playerId);
  const broughtAlong = await readBroughtAlong({ db, clock }, playerId);
  return {
    account: {
      hasPassword: account.password_hash !== null,
      createdAt: formatIsoTime(account.created_at),
      passkeys: passkeys.map(presentPasskey),
      outerIdentities: identities.map(({ issuer, created_at }) => ({
        issuer,
        createdAt: formatIsoTime(created_at),
      })),
      recoveryCodes: { left, ...(madeAt !== undefined && { madeAt: formatIsoTime(madeAt) }) },
      knownDevices: devices.map(({ device, created_at, seen_at }) => ({
        since: formatIsoTime(created_at),
        seenAt: formatIsoTime(seen_at),
        ...(device !== null && { device }),
      })),
      ...(account.email !== null && { email: account.email }),
      ...(broughtAlong.length > 0 && { broughtAlong }),
    },
  };
}
