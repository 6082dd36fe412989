import {
  hiveDescriptionMessage,
  hiveNameFaultMessages,
  inviteCodeMessage,
  parseHiveDescription,
  parseHiveName,
  parseInviteCode,
} from '@bee-jinx/game';
import { isProfane } from '../../platform/profanity.ts';
import { invalidFieldRefusal, Refusal } from '../../platform/refusal.ts';

export function validateHiveName(typed: string): string {
  const ruling = parseHiveName(typed);
  if (!ruling.ok) throw invalidFieldRefusal('name', hiveNameFaultMessages[ruling.fault]);
  if (isProfane(ruling.name)) throw profanityRefusal('Let us find a kinder name.');
  return ruling.name;
}

export function validateDescription(typed: string): string {
  const description = parseHiveDescription(typed);
  if (description === null) throw invalidFieldRefusal('description', hiveDescriptionMessage);
  if (isProfane(description)) throw profanityRefusal('Let us find kinder words for it.');
  return description;
}

/** A code that an owner chose. */
export function validateInviteCode(typed: string): { code: string; key: string } {
  const read = parseInviteCode(typed);
  if (!read) throw invalidFieldRefusal('inviteCode', inviteCodeMessage);
  if (isProfane(read.code)) throw profanityRefusal('Let us find a kinder code.');
  return read;
}

const profanityRefusal = (message: string) => new Refusal('text_refused', { message });
