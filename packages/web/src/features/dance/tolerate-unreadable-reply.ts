import type { Dance } from '@bee-jinx/contract/browser';
import { CallError } from '../../api/call-error.ts';

/** What came of ending a dance or asking for another, as far as the answer could be read. */
export interface DanceCommandReply {
  ok: boolean;
  httpStatus: number;
  /** Absent where the body made no sense: then one looks again. */
  game?: Dance;
}

/** The server has done it; a body that was garbled on its way doesn't undo that. */
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
