export interface DailyTables {
  puzzles: PuzzlesTable;
  puzzle_swaps: PuzzleSwapsTable;
  daily_games: DailyGamesTable;
  daily_first_words: DailyFirstWordsTable;
  daily_pair_words: DailyPairWordsTable;
  sent_pairs: SentPairsTable;
  sent_pair_reports: SentPairReportsTable;
}

/** A puzzle from the day on which it was first asked for, or a pair from when it was sent. Only the name of its maker changes afterwards. */
interface PuzzlesTable {
  puzzle_number: number;
  word1: string;
  word2: string;
  /** The bee's word for round 1. */
  first_word: string;
  par: number;
  difficulty: 'gentle' | 'steady' | 'tricky';
  published_at: number;
  /** The name of the player who made the pair, where they want to be named; null once they are deleted. */
  made_by: string | null;
}

/** The puzzle with which an admin has replaced a draft, used when it is published. */
interface PuzzleSwapsTable extends Omit<PuzzlesTable, 'published_at'> {
  swapped_at: number;
}

interface DailyGamesTable {
  player_id: string;
  puzzle_number: number;
  outcome: 'jinx' | 'gave_up' | 'out_of_rounds' | null;
  round_count: number;
  /** 1 while the game can still count for its day, and after it did; else 0. */
  on_its_day: 0 | 1;
  /**
   * 1 after a word that was said offline on the day of the puzzle, 0 after giving up without a word; null where
   * `on_its_day` decides alone.
   */
  streak_day: 0 | 1 | null;
  /** Minutes that the player's clock was ahead of UTC when the game ended. */
  utc_offset: number | null;
  closeness: number;
  lean: number;
  hints_used: number;
  failed_saves: number;
  version: number;
  started_at: number;
  finished_at: number | null;
  replay_id: string | null;
  /** JSON of the bee's word for the coming round, with salt and seal. Never sent before its round. */
  sealed: string | null;
  /** JSON */
  hints: string;
  /** JSON */
  rounds: string;
  /** Null in an ordinary game. */
  slope: 'steep' | 'gentle' | null;
  /** Null until the notes on the finished game were first asked for. */
  skill: number | null;
  luck: number | null;
}

/** A pair that a player has made; its words are in `puzzles`. */
interface SentPairsTable {
  puzzle_number: number;
  /** Of its link. */
  code: string;
  maker_id: string;
  note: string | null;
  offer: 'no' | 'unnamed' | 'named';
  created_at: number;
  ended_at: number | null;
  report_state: 'open' | 'ended' | 'kept' | null;
  reported_at: number | null;
  /** The day whose puzzle an admin has made of it. */
  taken_for: number | null;
}

interface SentPairReportsTable {
  puzzle_number: number;
  reporter_id: string;
  reason: string;
  created_at: number;
}

/** How many players answered a puzzle's pair with a word. Names no player, so it is kept when players are deleted. */
interface DailyFirstWordsTable {
  puzzle_number: number;
  word: string;
  players: number;
}

/**
 * How many players answered the pair of a later round with a word. By puzzle, as a player has one game of each and sees a
 * pair once in it: so players are counted, not games. Names no player.
 */
interface DailyPairWordsTable {
  /** See `pairKey`. */
  pair: string;
  puzzle_number: number;
  word: string;
  players: number;
}
