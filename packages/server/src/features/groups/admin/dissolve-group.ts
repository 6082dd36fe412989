import type { CallReply } from '@bee-jinx/contract';
import { parseHiveDescription } from '@bee-jinx/game';
import { Refusal } from '../../../platform/refusal.ts';
import type { Notice } from '../../notifications/notify.ts';
import { changeLockedGroup } from '../change-group.ts';
import type { GroupsDeps } from '../deps.ts';
import { memberIds } from '../members/queries.ts';
import { endGroup, findGroup } from '../queries.ts';
import { inspectGroup } from './inspect-group.ts';

/** The members are told why; the reason stays with the hive. Again changes nothing. */
export async function dissolveGroup(
  deps: GroupsDeps,
  { groupId, reason: typed }: { groupId: string; reason: string },
): Promise<CallReply<'dissolveGroup'>> {
  const reason = parseHiveDescription(typed);
  if (!reason) {
    const message = 'A reason has 1 to 280 characters, none of them hidden.';
    throw new Refusal('invalid_input', { message, details: { fields: { reason: message } } });
  }
  await changeLockedGroup(deps, [], groupId, async (sql, now) => {
    const row = await findGroup(sql, groupId, '');
    if (!row) throw new Refusal('group_not_found', { message: 'There is no such hive.' });
    if (row.ended_at !== null) return { result: undefined, isNothing: true };
    const members = await memberIds(sql, groupId);
    const alsoTell = await endGroup(sql, groupId, { now, reason });
    // What stands in braces would be taken for a name.
    const text = `We had to close {hive}. ${reason.replace(/[{}]/g, '')}`;
    const notices = members.map(
      (to): Notice => ({ to, from: null, groupId, type: 'group_ended', text }),
    );
    return { result: undefined, alsoTell, notices };
  });
  const { group } = await inspectGroup(deps, groupId);
  return { group };
}
