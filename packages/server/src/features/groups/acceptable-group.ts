import {
  descriptionAdvice,
  hiveNameAdvice,
  inviteCodeAdvice,
  readDescription,
  readHiveName,
  readInviteCode,
} from '@bee-jinx/game';
import { isIndecent } from '../../platform/decency.ts';
import { Refusal } from '../../platform/refusal.ts';

/** What others will read of a hive, as it may be shown to them. */

export function acceptableHiveName(typed: string): string {
  const ruling = readHiveName(typed);
  if (!ruling.ok) throw unfit('name', hiveNameAdvice[ruling.fault]);
  if (isIndecent(ruling.name)) throw unkind('Let us find a kinder name.');
  return ruling.name;
}

export function acceptableDescription(typed: string): string {
  const description = readDescription(typed);
  if (description === null) throw unfit('description', descriptionAdvice);
  if (isIndecent(description)) throw unkind('Let us find kinder words for it.');
  return description;
}

/** A code that an owner has picked. */
export function acceptableCode(typed: string): { code: string; key: string } {
  const read = readInviteCode(typed);
  if (!read) throw unfit('inviteCode', inviteCodeAdvice);
  if (isIndecent(read.code)) throw unkind('Let us find a kinder code.');
  return read;
}

function unfit(field: string, message: string): Refusal {
  return new Refusal('invalid_input', { message, details: { fields: { [field]: message } } });
}

const unkind = (message: string) => new Refusal('text_refused', { message });
