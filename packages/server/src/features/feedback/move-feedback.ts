import type { Signal } from '@bee-jinx/contract';
import type { Reader, Writer } from '../../platform/database/database.ts';
import { countFeedbackOf, reassignFeedback } from './queries.ts';

/** When two players become one. */
export const feedbackMergeStep = {
  collection: 'feedback',

  async count(sql: Reader, from: string) {
    return { moves: await countFeedbackOf(sql, from), meets: 0 };
  },

  async move(sql: Writer, from: string, to: string): Promise<Signal[]> {
    await reassignFeedback(sql, from, to);
    return [];
  },
};
