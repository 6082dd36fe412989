import type { Signal } from '@bee-jinx/contract';
import type { Reader, Writer } from '../../platform/database/database.ts';
import { buzzBy, giveBuzz } from './queries.ts';

/** When two players become one: what was said stays said, under the account's name. */
export const movableBuzz = {
  collection: 'buzz',

  async count(sql: Reader | Writer, from: string) {
    return { moves: (await buzzBy(sql, from)).length, meets: 0 };
  },

  async move(sql: Writer, from: string, to: string): Promise<Signal[]> {
    await giveBuzz(sql, from, to);
    const posts = await buzzBy(sql, to);
    return posts.map(({ id, version }) => ({ topic: 'buzz', id, version }));
  },
};
