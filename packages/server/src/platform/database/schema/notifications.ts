export interface NotificationsTables {
  notifications: NotificationsTable;
  notification_inboxes: NotificationInboxesTable;
  push_subscriptions: PushSubscriptionsTable;
}

interface NotificationsTable {
  id: string;
  player_id: string;
  /** A newer one about the same thing takes the place of the older. */
  about: string;
  type: string;
  from_id: string | null;
  game_id: string | null;
  group_id: string | null;
  /** `{name}` stands for who it is from, `{hive}` for the name of the hive. */
  text: string;
  created_at: number;
  read_at: number | null;
  /** From then on any server may push it: until then the one does that wrote or took it. Null where there is nothing to push. */
  push_at: number | null;
}

interface NotificationInboxesTable {
  player_id: string;
  version: number;
  /** JSON, or null for the usual. */
  settings: string | null;
  /** When the daily reminder is due next; null without one. */
  remind_at: number | null;
  /** The puzzle that the player was reminded of last, so that no day has two. */
  reminded_puzzle: number | null;
}

/** A browser that wants pushes. It ends with its session, so that who comes after gets nobody else's. */
interface PushSubscriptionsTable {
  /** Whoever knows it can push there: it leaves in no reply and no log line. */
  endpoint: string;
  player_id: string;
  session_hash: string;
  /** The browser's public key and the secret that it shares with us, base64url. */
  p256dh: string;
  auth: string;
  created_at: number;
}
