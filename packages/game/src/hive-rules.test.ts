import { describe, expect, test } from 'vitest';
import {
  hasHivePermission,
  hiveActions,
  hivePermissionRefusal,
  hiveRoles,
  needsApproval,
} from './hive-rules.ts';

describe('who may do what in a hive', () => {
  const allowedActions = {
    owner: [
      'see',
      'post',
      'leave',
      'answer',
      'update',
      'remove',
      'hand_over',
      'delete',
      'moderate',
    ],
    member: ['see', 'post', 'leave'],
    requester: ['join', 'request', 'cancel'],
    former: ['join', 'request'],
    stranger: ['join', 'request'],
  } as const;

  test.each(hiveRoles)('%s', (role) => {
    const allowed = hiveActions.filter((action) => hasHivePermission(role, action));
    expect(allowed.toSorted()).toEqual([...allowedActions[role]].toSorted());
  });
});

describe('a refusal', () => {
  const refused = hiveRoles.flatMap((role) =>
    hiveActions
      .filter((action) => !hasHivePermission(role, action))
      .map((action) => [role, action] as const),
  );

  test.each(refused)('of a %s to %s does not reveal the hive to strangers', (role, action) => {
    const isOutside = role === 'stranger';
    const reason = hivePermissionRefusal(role, action);
    if (isOutside && action !== 'cancel') expect(reason).toBe('group_not_found');
    if (role === 'owner') expect(reason).not.toBe('owner_only');
  });

  test('of a member says that only the owner may, or that they are a member already', () => {
    expect(hivePermissionRefusal('member', 'delete')).toBe('owner_only');
    expect(hivePermissionRefusal('member', 'join')).toBe('already_member');
    expect(hivePermissionRefusal('owner', 'request')).toBe('already_member');
  });

  test('to cancel a request says that none is open', () => {
    expect(hivePermissionRefusal('member', 'cancel')).toBe('request_not_open');
    expect(hivePermissionRefusal('stranger', 'cancel')).toBe('request_not_open');
  });

  test('of a former member says that they have left, and hides the rest', () => {
    expect(hivePermissionRefusal('former', 'leave')).toBe('not_member');
    expect(hivePermissionRefusal('former', 'see')).toBe('group_not_found');
    expect(hivePermissionRefusal('former', 'update')).toBe('group_not_found');
  });
});

test.each([
  ['open', false, false],
  ['open', true, true],
  ['approval', false, true],
  ['approval', true, true],
] as const)(
  'a hive with policy %s, removed before: %s, needs approval: %s',
  (policy, wasRemoved, expected) => {
    expect(needsApproval(policy, wasRemoved)).toBe(expected);
  },
);
