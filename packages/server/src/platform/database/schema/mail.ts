export interface MailTables {
  mail_queue: MailQueueTable;
}

interface MailQueueTable {
  id: string;
  /** The recipient, if known for certain; the mail is deleted with them. */
  player_id: string | null;
  kind: string;
  to_address: string;
  /** JSON of what it says; null once it was sent, as links in it are secrets. */
  content: string | null;
  created_at: number;
  /** When to try next; null once it was sent. A server that takes it moves this on. */
  due_at: number | null;
  attempts: number;
  /** Until it was sent: when it is no use any more. Afterwards: until when it counts towards the limit per address. */
  expires_at: number;
}
