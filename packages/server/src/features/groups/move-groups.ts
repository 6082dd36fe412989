import type { Signal } from '@bee-jinx/contract';
import type { Reader, Writer } from '../../platform/database/database.ts';
import { giveRequests, requestsBy } from './joining/queries.ts';
import { allGroupsOf, countSharedGroups, dropMember, giveMember } from './members/queries.ts';
import { growGroup } from './queries.ts';

/** When two players become one. Where both are in a hive, one place becomes free; owning it counts for both. */
export const movableGroups = {
  collection: 'groups',

  async count(sql: Reader | Writer, from: string, to: string) {
    const moving = await allGroupsOf(sql, from);
    return { moves: moving.length, meets: await countSharedGroups(sql, from, to) };
  },

  async move(sql: Writer, from: string, to: string): Promise<Signal[]> {
    const mine = new Map((await allGroupsOf(sql, to)).map((row) => [row.group_id, row]));
    const asked = (await requestsBy(sql, from, 'open')).map((row) => row.group_id);
    await giveRequests(sql, from, to);
    const signals: Signal[] = [];
    const moving = await allGroupsOf(sql, from);
    for (const { group_id, left_at } of moving) {
      const own = mine.get(group_id);
      // Whoever of the two is in it counts; the place of the other goes.
      const keepsOwn = own !== undefined && (own.left_at === null || left_at !== null);
      if (keepsOwn) await dropMember(sql, group_id, from);
      else if (own) await dropMember(sql, group_id, to);
      await giveMember(sql, group_id, from, to);
    }
    for (const id of new Set([...moving.map((row) => row.group_id), ...asked])) {
      signals.push({ topic: 'group', id, version: await growGroup(sql, id) });
    }
    return signals;
  },
};
