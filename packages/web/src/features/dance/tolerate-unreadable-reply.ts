import type { Dance } from '@bee-jinx/contract/browser';
import { CallError } from '../../api/call-error.ts';

/** The reply to ending a dance or to a rematch, as far as it could be parsed. */
export interface DanceCommandReply {
  ok: boolean;
  httpStatus: number;
  /** Absent if the body could not be parsed: then the dances are refetched. */
  game?: Dance;
}

/** A reply with a success status counts as a success, even if its body can't be parsed. */
export async function tolerateUnreadableReply(
  answer: Promise<Required<DanceCommandReply>>,
): Promise<DanceCommandReply> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof CallError) || error.status < 200 || error.status > 299) throw error;
    return { ok: true, httpStatus: error.status };
  }
}
