/** Permissions in a hive: the server enforces this table, and the browser shows it. */

export const maxHiveMembers = 50;
/** Bounds the list of a player's hives. */
export const maxHivesPerPlayer = 50;

export const joinPolicies = ['open', 'approval'] as const;
export type JoinPolicy = (typeof joinPolicies)[number];

export const joinMethods = ['invite_code', 'link', 'request'] as const;
export type JoinMethod = (typeof joinMethods)[number];

export const requestStatuses = ['pending', 'approved', 'rejected', 'cancelled'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** What a player is to a hive. A requester waits for an answer; a former member has left or was removed. */
export const hiveRoles = ['owner', 'member', 'requester', 'former', 'stranger'] as const;
export type HiveRole = (typeof hiveRoles)[number];

const permissions = {
  see: ['owner', 'member'],
  post: ['owner', 'member'],
  leave: ['owner', 'member'],
  join: ['requester', 'former', 'stranger'],
  request: ['requester', 'former', 'stranger'],
  cancel: ['requester'],
  answer: ['owner'],
  update: ['owner'],
  remove: ['owner'],
  hand_over: ['owner'],
  delete: ['owner'],
  moderate: ['owner'],
} as const satisfies Record<string, readonly HiveRole[]>;

export type HiveAction = keyof typeof permissions;
export const hiveActions = Object.keys(permissions) as HiveAction[];

export function hasHivePermission(role: HiveRole, action: HiveAction): boolean {
  return (permissions[action] as readonly HiveRole[]).includes(role);
}

export type HiveRefusal =
  | 'owner_only'
  | 'already_member'
  | 'not_member'
  | 'request_not_open'
  | 'group_not_found';

/** The reason of a refusal. A stranger does not learn that the hive exists; a former member knows it. */
export function hivePermissionRefusal(role: HiveRole, action: HiveAction): HiveRefusal {
  if (action === 'cancel') return 'request_not_open';
  if (role === 'owner' || role === 'member') {
    return action === 'join' || action === 'request' ? 'already_member' : 'owner_only';
  }
  return action === 'leave' && role !== 'stranger' ? 'not_member' : 'group_not_found';
}

/** A removed member can rejoin only with the owner's approval, even where the hive is open to everybody else. */
export function needsApproval(policy: JoinPolicy, wasRemoved: boolean): boolean {
  return policy === 'approval' || wasRemoved;
}
