import type { Signal } from '@bee-jinx/contract';
import type { Reader, Writer } from '../../platform/database/database.ts';
import { countBuzzBy, findReaderIds, reassignBuzz } from './queries.ts';

/** When two players become one: what was said stays said, under the account's name. */
export const buzzMergeStep = {
  collection: 'buzz',

  async count(sql: Reader, from: string) {
    return { moves: await countBuzzBy(sql, from), meets: 0 };
  },

  /** To everybody who reads it: they see another name. */
  async move(sql: Writer, from: string, to: string): Promise<(Signal & { to: string[] })[]> {
    const signals = [];
    const moved = Map.groupBy(await reassignBuzz(sql, from, to), ({ feed }) => feed);
    for (const posts of moved.values()) {
      const readers = posts[0] ? await findReaderIds(sql, posts[0]) : [];
      for (const { id, version } of posts) {
        signals.push({ topic: 'buzz' as const, id, version, to: readers });
      }
    }
    return signals;
  },
};
