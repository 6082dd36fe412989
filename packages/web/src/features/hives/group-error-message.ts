import { errorMessage } from '../../api/error-message.ts';
import type { TrackedEvent } from '../../domain/analytics/analytics-event.ts';

/** The texts for errors to which the server sent no message. */
export const groupErrorFallbacks = {
  createGroup: 'Failed to create group',
  joinGroup: 'Failed to join group',
  listGroups: 'Failed to fetch groups',
  friendsGroup: 'Failed to get friends group',
  readGroup: 'Failed to fetch hive',
  groupMembers: 'Failed to fetch group members',
  groupBoard: 'Failed to fetch the board',
  groupDay: 'Failed to fetch the hive’s day',
  leaveGroup: 'Failed to leave group',
  previewGroup: 'Failed to preview group',
  requestGroup: 'Failed to request group join',
  groupRequests: 'Failed to fetch group join requests',
  approveRequest: 'Failed to approve join request',
  rejectRequest: 'Failed to reject join request',
  cancelRequest: 'Failed to cancel join request',
  checkInviteCode: 'Failed to check invite code',
  deleteGroup: 'Failed to delete group',
  removeMember: 'Failed to remove member',
  updateGroup: 'Failed to update group',
  handOverGroup: 'Failed to hand over hive',
} as const;

export type GroupCall = keyof typeof groupErrorFallbacks;

/** The server's message, else the fallback, after the notice of being offline where that is the reason. */
export const groupErrorMessage = (name: GroupCall, error: unknown): string =>
  errorMessage(error, groupErrorFallbacks[name]);

/** The calls whose failures are sent to analytics. */
const trackedFailures: readonly string[] = ['createGroup', 'joinGroup'] satisfies GroupCall[];

export function groupFailureEvent(name: GroupCall, error: unknown): TrackedEvent | undefined {
  if (!trackedFailures.includes(name)) return undefined;
  const eventData = { feature: name, error: groupErrorMessage(name, error) };
  return { eventType: 'FEATURE_FAILED', eventData };
}
