export interface FeedbackTables {
  feedback: FeedbackTable;
  feedback_screenshots: FeedbackScreenshotsTable;
}

interface FeedbackTable {
  id: string;
  number: number;
  player_id: string;
  /** Idempotency key of the feedback. */
  sent_key: string;
  kind: 'idea' | 'bug' | 'praise' | 'other';
  text: string;
  contact: string | null;
  screen: string;
  version: string;
  state: 'open' | 'answered' | 'closed';
  /** Visible to admins only. */
  note: string | null;
  created_at: number;
  changed_at: number | null;
  /** The sanction that stood when it was written. */
  appeals_to: string | null;
}

interface FeedbackScreenshotsTable {
  feedback_id: string;
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  bytes: Uint8Array;
}
