import type { Generated } from 'kysely';

export interface FriendsTables {
  friendships: FriendshipsTable;
  blocks: BlocksTable;
  friend_lists: FriendListsTable;
  friend_requests: FriendRequestsTable;
}

/** Two rows a friendship, one for each side: either's list is one scan of the primary key. */
interface FriendshipsTable {
  player_id: string;
  friend_id: string;
  since: number;
}

interface BlocksTable {
  player_id: string;
  blocked_id: string;
  since: number;
}

interface FriendListsTable {
  player_id: string;
  /** Grows with every change of the player's friends or blocks. */
  version: number;
  /** 1: whoever has the player's code asks, and waits for a yes. */
  asks_first: Generated<number>;
}

interface FriendRequestsTable {
  from_id: string;
  to_id: string;
  since: number;
}
