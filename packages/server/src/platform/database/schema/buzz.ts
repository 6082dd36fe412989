export interface BuzzTables {
  buzz: BuzzTable;
  buzz_reactions: BuzzReactionsTable;
  buzz_reports: BuzzReportsTable;
}

interface BuzzTable {
  id: string;
  /** Its place in every feed: when it was posted, in thousandths of a millisecond. */
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
