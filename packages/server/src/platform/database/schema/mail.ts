export interface MailTables {
  mail_queue: MailQueueTable;
}

interface MailQueueTable {
  id: string;
  /** The recipient, if known for certain; the mail is deleted with them. */
  player_id: string | null;
  kind: string;
  to_address: string;
  /** JSON of the content; null once it was sent, as its links are secrets. */
  content: string | null;
  created_at: number;
  /** Time of the next attempt; null once it was sent. A server that takes the mail postpones this. */
  due_at: number | null;
  attempts: number;
  /** Before it is sent: when it becomes useless. Afterwards: until when it counts towards the limit per address. */
  expires_at: number;
}
