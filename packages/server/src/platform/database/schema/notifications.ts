export interface NotificationsTables {
  notifications: NotificationsTable;
  notification_inboxes: NotificationInboxesTable;
  push_subscriptions: PushSubscriptionsTable;
}

interface NotificationsTable {
  id: string;
  player_id: string;
  /** A newer notification with the same value replaces the older one. */
  about: string;
  type: string;
  from_id: string | null;
  game_id: string | null;
  group_id: string | null;
  pair_code: string | null;
  /** With placeholders: `{name}` for the sender's name, `{hive}` for the hive's. */
  text: string;
  created_at: number;
  read_at: number | null;
  /** Until then the server pushes it that wrote or took it; from then on any server may. Null where there is nothing to push. */
  push_at: number | null;
}

interface NotificationInboxesTable {
  player_id: string;
  version: number;
  /** JSON, or null for the defaults. */
  settings: string | null;
  /** When the daily reminder is due next; null without one. */
  remind_at: number | null;
  /** The puzzle that the player was reminded of last, so that no day has two. */
  reminded_puzzle: number | null;
  /** When the player is told of the week in which they have played; null where they haven't. */
  recap_at: number | null;
}

/** A browser's push subscription. Deleted with its session, so that the next player at the browser doesn't get the pushes. */
interface PushSubscriptionsTable {
  /** A secret: whoever knows it can push there. No reply and no log line has it. */
  endpoint: string;
  player_id: string;
  session_hash: string;
  /** The browser's public key and the secret that it shares with us, base64url. */
  p256dh: string;
  auth: string;
  created_at: number;
}
