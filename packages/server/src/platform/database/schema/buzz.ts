export interface BuzzTables {
  buzz: BuzzTable;
  buzz_reactions: BuzzReactionsTable;
  buzz_reports: BuzzReportsTable;
  buzz_report_answers: BuzzReportAnswersTable;
}

interface BuzzTable {
  id: string;
  /** Its position in every feed, unique: the time of posting in microseconds, or the next free number. */
  position: number;
  /** `group:` and the hive's id, or `friends:` and the author's id. */
  feed: string;
  author_id: string;
  group_id: string | null;
  text: string;
  puzzle_number: number | null;
  swarm_id: string | null;
  /** Idempotency key of the post. */
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

/** Decisions of admins about a reported post. */
interface BuzzReportAnswersTable {
  id: string;
  buzz_id: string;
  /** Null once that admin's player is deleted. */
  admin_id: string | null;
  answer: 'hidden' | 'kept';
  reason: string;
  at: number;
}
