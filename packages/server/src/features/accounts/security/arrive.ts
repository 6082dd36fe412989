import type { Writer } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { type Admitted, admit } from '../../identity/admit.ts';
import type { Proof } from '../../identity/proof.ts';
import type { ChangedInbox } from '../../notifications/notify.ts';
import type { AccountsParts } from '../parts.ts';
import type { Visitor } from '../sign-in.ts';
import { noteDevice } from './known-devices.ts';
import { tellOwner } from './tell-owner.ts';

export interface Arrival extends Admitted {
  deviceToken?: string;
  /** To be announced after the commit. */
  told?: ChangedInbox[];
}

/** How every way into an account ends: its owner hears of a sign-in from where nobody has signed in before. */
export async function arrive(
  sql: Writer,
  parts: AccountsParts,
  caller: Caller | undefined,
  proof: Proof,
  visitor: Visitor,
  act: 'new_sign_in' | 'code_used' | 'password_reset' = 'new_sign_in',
): Promise<Arrival> {
  const { device } = visitor;
  const admitted = await admit(sql, parts, caller, proof, { device });
  const { isNew, deviceToken } = await noteDevice(sql, parts, proof.playerId, visitor);
  if (!isNew) return { ...admitted, deviceToken };
  return {
    ...admitted,
    deviceToken,
    told: await tellOwner(sql, parts, proof.playerId, { act, device }),
  };
}
