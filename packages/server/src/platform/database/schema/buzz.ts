export interface BuzzTables {
  buzz: BuzzTable;
  buzz_reactions: BuzzReactionsTable;
  buzz_reports: BuzzReportsTable;
  buzz_report_answers: BuzzReportAnswersTable;
}

interface BuzzTable {
  id: string;
  /** Its place in every feed, unique: when it was posted, in thousandths of a millisecond, or the next free place. */
  position: number;
  /** Where it stands: `group:` and the hive, or `friends:` and its author. */
  feed: string;
  author_id: string;
  group_id: string | null;
  text: string;
  puzzle_number: number | null;
  /** The author's own name for the act of posting. */
  post_key: string | null;
  version: number;
  created_at: number;
  reported_at: number | null;
  report_state: 'open' | 'hidden' | 'kept' | null;
}

interface BuzzReactionsTable {
  buzz_id: string;
  player_id: string;
  reaction: string;
}

interface BuzzReportsTable {
  buzz_id: string;
  reporter_id: string;
  reason: string;
  created_at: number;
}

/** What admins have decided about a reported post, one row a decision. */
interface BuzzReportAnswersTable {
  id: string;
  buzz_id: string;
  /** Null once that admin's player is deleted. */
  admin_id: string | null;
  answer: 'hidden' | 'kept';
  reason: string;
  at: number;
}
