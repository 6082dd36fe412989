export interface GroupsTables {
  groups: GroupsTable;
  group_members: GroupMembersTable;
  group_requests: GroupRequestsTable;
}

interface GroupsTable {
  id: string;
  type: 'hive' | 'friends';
  name: string;
  description: string;
  /** Null for a friends group, and once a hive has ended. The owner is always a member. */
  owner_id: string | null;
  /** For a friends group, the player whose friends it holds; its members are in `friendships`. */
  friends_of: string | null;
  invite_code: string | null;
  /** The normalized code, used for lookups. Unique among the hives that haven't ended. */
  code_key: string | null;
  join_policy: 'open' | 'approval';
  version: number;
  created_at: number;
  created_by: string | null;
  /** Idempotency key of the call that created the hive. */
  create_key: string | null;
  ended_at: number | null;
  /** What an admin gave as the reason. */
  ended_reason: string | null;
}

interface GroupMembersTable {
  group_id: string;
  player_id: string;
  joined_at: number;
  join_method: 'invite_code' | 'link' | 'request' | 'founded';
  /** Null while they are a member. */
  left_at: number | null;
  was_removed: 0 | 1;
}

interface GroupRequestsTable {
  id: string;
  group_id: string;
  player_id: string;
  join_method: 'invite_code' | 'link' | 'request';
  /** Leaves `pending` once. */
  status: 'pending' | 'approved' | 'rejected' | 'cancelled';
  created_at: number;
  answered_at: number | null;
}
