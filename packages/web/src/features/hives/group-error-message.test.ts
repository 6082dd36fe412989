import { expect, test } from 'vitest';
import { CallError } from '../../api/call-error.ts';
import {
  type GroupCall,
  groupErrorFallbacks,
  groupErrorMessage,
  groupFailureEvent,
} from './group-error-message.ts';

const names = Object.keys(groupErrorFallbacks) as GroupCall[];

test.each(names)('%s is told in the server’s words, else in ours', (name) => {
  const refused = new CallError('group_full', { status: 409, message: 'This hive is full.' });
  expect(groupErrorMessage(name, refused)).toBe('This hive is full.');
  expect(groupErrorMessage(name, new CallError('unexpected', { status: 502 }))).toBe(
    groupErrorFallbacks[name],
  );
  expect(groupErrorMessage(name, new Error('anything'))).toBe(groupErrorFallbacks[name]);
});

test('an offline error says first that one is offline, then what failed', () => {
  expect(groupErrorMessage('joinGroup', new CallError('offline'))).toBe(
    'You’re offline. Failed to join group.',
  );
});

test('the words are the specified ones', () => {
  expect(groupErrorFallbacks).toMatchObject({
    createGroup: 'Failed to create group',
    joinGroup: 'Failed to join group',
    listGroups: 'Failed to fetch groups',
    groupMembers: 'Failed to fetch group members',
    leaveGroup: 'Failed to leave group',
    previewGroup: 'Failed to preview group',
    requestGroup: 'Failed to request group join',
    groupRequests: 'Failed to fetch group join requests',
    approveRequest: 'Failed to approve join request',
    rejectRequest: 'Failed to reject join request',
    cancelRequest: 'Failed to cancel join request',
    friendsGroup: 'Failed to get friends group',
    checkInviteCode: 'Failed to check invite code',
    deleteGroup: 'Failed to delete group',
    removeMember: 'Failed to remove member',
    updateGroup: 'Failed to update group',
  });
});

test('a hive that couldn’t be created or joined is a failed feature, in the words on the screen', () => {
  expect(names.filter((name) => groupFailureEvent(name, new Error('anything')))).toEqual([
    'createGroup',
    'joinGroup',
  ]);
  expect(groupFailureEvent('joinGroup', new Error('anything'))).toEqual({
    eventType: 'FEATURE_FAILED',
    eventData: { feature: 'joinGroup', error: 'Failed to join group' },
  });
});
