import { describe, expect, test } from 'vitest';
import {
  hasHivePermission,
  hiveActions,
  hivePermissionRefusal,
  hiveRoles,
  needsApproval,
} from './hive-rules.ts';

describe('who may do what in a hive', () => {
  const everything = {
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
    expect(allowed.toSorted()).toEqual([...everything[role]].toSorted());
  });
});

describe('why not', () => {
  const refused = hiveRoles.flatMap((role) =>
    hiveActions
      .filter((action) => !hasHivePermission(role, action))
      .map((action) => [role, action] as const),
  );

  test.each(refused)(
    '%s who wants to %s is told nothing that they may not know',
    (role, action) => {
      const isOutside = role === 'stranger';
      const reason = hivePermissionRefusal(role, action);
      if (isOutside && action !== 'cancel') expect(reason).toBe('group_not_found');
      if (role === 'owner') expect(reason).not.toBe('owner_only');
    },
  );

  test('a member is told that only the owner can, or that they are in it already', () => {
    expect(hivePermissionRefusal('member', 'delete')).toBe('owner_only');
    expect(hivePermissionRefusal('member', 'join')).toBe('already_member');
    expect(hivePermissionRefusal('owner', 'request')).toBe('already_member');
  });

  test('who has left is told so, and sees nothing more', () => {
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
  'to join a hive that is %s, removed before: %s, takes leave: %s',
  (policy, was, takes) => {
    expect(needsApproval(policy, was)).toBe(takes);
  },
);
