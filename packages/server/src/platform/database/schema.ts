/**
 * The tables as the code sees them. Column types are portable: text, integers (times in milliseconds),
 * JSON as text. The migrations beside this file make them so on both databases.
 */
export interface Tables {
  players: PlayersTable;
  sessions: SessionsTable;
  accounts: AccountsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  outer_identities: OuterIdentitiesTable;
  transfer_codes: TransferCodesTable;
  merged_players: MergedPlayersTable;
  sign_in_tries: SignInTriesTable;
  audit_trail: AuditTrailTable;
  puzzles: PuzzlesTable;
  daily_games: DailyGamesTable;
  daily_first_words: DailyFirstWordsTable;
  server_secrets: ServerSecretsTable;
  dance_games: DanceGamesTable;
  dance_player_stats: DancePlayerStatsTable;
  dance_pair_stats: DancePairStatsTable;
  dance_partner_waits: DancePartnerWaitsTable;
  friendships: FriendshipsTable;
  blocks: BlocksTable;
  friend_lists: FriendListsTable;
  groups: GroupsTable;
  group_members: GroupMembersTable;
  group_requests: GroupRequestsTable;
  notifications: NotificationsTable;
  notification_inboxes: NotificationInboxesTable;
  buzz: BuzzTable;
  buzz_reactions: BuzzReactionsTable;
  buzz_reports: BuzzReportsTable;
  feedback: FeedbackTable;
  feedback_screenshots: FeedbackScreenshotsTable;
  puzzle_swaps: PuzzleSwapsTable;
  model_prompts: ModelPromptsTable;
  model_runs: ModelRunsTable;
  push_subscriptions: PushSubscriptionsTable;
  simulated_players: SimulatedPlayersTable;
  event_buffer: EventBufferTable;
  events: EventsTable;
  event_dead_letters: EventDeadLettersTable;
  event_rollups: EventRollupsTable;
  event_players: EventPlayersTable;
  event_player_days: EventPlayerDaysTable;
  event_games: EventGamesTable;
  consents: ConsentsTable;
  counters: CountersTable;
}

interface PlayersTable {
  id: string;
  display_name: string;
  friend_code: string;
  kind: 'anonymous' | 'account';
  badge_number: number | null;
  version: number;
  created_at: number;
}

interface SessionsTable {
  /** SHA-256 of the token: whoever reads the table can't act as anybody. */
  token_hash: string;
  player_id: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
  /** Such as "Firefox on Android". */
  device: string | null;
  /** The anonymous player whose session made the request that signed in: proof that both are one person. */
  left_player_id: string | null;
  admin_until: number | null;
}

interface AccountsTable {
  player_id: string;
  email: string | null;
  /** argon2id with its parameters and salt, as `platform/password-hash.ts` writes it. */
  password_hash: string | null;
  created_at: number;
}

interface PasskeysTable {
  /** The credential's own id, base64url. */
  id: string;
  player_id: string;
  name: string;
  /** COSE, base64url */
  public_key: string;
  counter: number;
  /** JSON */
  transports: string;
  created_at: number;
  used_at: number | null;
}

/** Gone with its first use. */
interface PasskeyChallengesTable {
  challenge: string;
  /** Whose new passkey it is for; null where somebody signs in. */
  player_id: string | null;
  expires_at: number;
}

/** Somebody else vouches for the player. Never found by e-mail: issuers hand those out anew. */
interface OuterIdentitiesTable {
  issuer: string;
  subject: string;
  player_id: string;
  created_at: number;
}

interface TransferCodesTable {
  code_hash: string;
  player_id: string;
  expires_at: number;
  used_at: number | null;
}

/** An anonymous player whose things were moved to an account, once. Their id is an alias from then on. */
interface MergedPlayersTable {
  merged_id: string;
  player_id: string;
  merged_at: number;
  /** JSON of what moved, to answer a repeated call like the first time. */
  collections: string;
}

interface SignInTriesTable {
  /** Keyed hash of an e-mail, an address, or both. */
  key: string;
  failures: number;
  since: number;
  succeeded_at: number | null;
}

interface AuditTrailTable {
  number: number;
  at: number;
  player_id: string | null;
  act: string;
  request_id: string;
}

/** A puzzle from the day on which it was first asked for. It never changes afterwards. */
interface PuzzlesTable {
  puzzle_number: number;
  word1: string;
  word2: string;
  /** The bee's word for round 1. */
  first_word: string;
  par: number;
  difficulty: 'gentle' | 'steady' | 'tricky';
  published_at: number;
}

interface DailyGamesTable {
  player_id: string;
  puzzle_number: number;
  outcome: 'jinx' | 'gave_up' | 'out_of_rounds' | null;
  round_count: number;
  /** 1 while the game can still count for its day, and after it did; else 0. */
  on_its_day: 0 | 1;
  closeness: number;
  lean: number;
  hints_used: number;
  failed_saves: number;
  version: number;
  started_at: number;
  finished_at: number | null;
  replay_id: string | null;
  /** JSON of the bee's word for the coming round, with salt and seal. Never leaves before its round. */
  sealed: string | null;
  /** JSON */
  hints: string;
  /** JSON */
  rounds: string;
}

/** How many players answered a puzzle's pair with a word. Nobody's name, so it outlives a deletion. */
interface DailyFirstWordsTable {
  puzzle_number: number;
  word: string;
  players: number;
}

interface ServerSecretsTable {
  name: string;
  secret: string;
}

interface DanceGamesTable {
  id: string;
  /** Null when that player has left us; of seat 1 also while an open link waits, and where the bee sits. */
  seat0_id: string | null;
  seat1_id: string | null;
  with_bee: 0 | 1;
  /** 1 until somebody takes the second seat by the link. */
  open_link: 0 | 1;
  is_rematch: 0 | 1;
  /** Of two players, whoever is first. Unique among the games that aren't over. */
  pair_key: string | null;
  /** What makes an invite that is sent twice one invite. */
  invite_key: string | null;
  status:
    | 'invited'
    | 'active'
    | 'deciding'
    | 'completed'
    | 'declined'
    | 'withdrawn'
    | 'abandoned'
    | 'expired';
  outcome: 'jinx' | 'no_jinx' | null;
  round_count: number;
  telepathy: number | null;
  version: number;
  deadline: number | null;
  /** When those who are awaited are told that time runs out; null when they were. */
  warn_at: number | null;
  created_at: number;
  updated_at: number;
  ended_at: number | null;
  /** The place of the game among those that the player has ended: the order of history and stats. */
  seat0_nth: number | null;
  seat1_nth: number | null;
  /** Whether this seat allows others to see the finished game by its link. */
  seat0_shares: 0 | 1;
  seat1_shares: 0 | 1;
  /** Made when both first allowed it, and kept: the same link works again if they change their minds. */
  replay_id: string | null;
  message: string | null;
  /** JSON of the game as the rules know it. Has sealed words in it: it leaves through viewFor only. */
  game: string;
}

interface DanceCountColumns {
  games: number;
  jinxes: number;
  rounds_to_jinx: number;
  fewest_rounds: number | null;
  current_run: number;
  best_run: number;
  telepathy_sum: number;
  best_telepathy: number;
}

interface DancePlayerStatsTable extends DanceCountColumns {
  player_id: string;
  /** All games that are in the history, also those that count for nothing. */
  ended: number;
}

interface DancePairStatsTable extends DanceCountColumns {
  pair_key: string;
  player0_id: string;
  player1_id: string;
}

interface DancePartnerWaitsTable {
  player_id: string;
  waiting_since: number;
  seen_at: number;
  max_rounds: number;
  pace: 'live' | 'relaxed';
  /** Set when a partner was found. */
  game_id: string | null;
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
}

interface GroupsTable {
  id: string;
  type: 'hive' | 'friends';
  name: string;
  description: string;
  /** Null of a friends group, and once a hive has ended. The owner is always one of the members. */
  owner_id: string | null;
  /** Of a friends group, whose friends: its members are in `friendships`. */
  friends_of: string | null;
  invite_code: string | null;
  /** The code as it is looked for. Unique among the hives that haven't ended. */
  code_key: string | null;
  join_policy: 'open' | 'approval';
  version: number;
  created_at: number;
  created_by: string | null;
  /** What makes a hive that is founded twice one hive. */
  create_key: string | null;
  ended_at: number | null;
  /** What an admin gave as the reason. */
  ended_reason: string | null;
}

interface GroupMembersTable {
  group_id: string;
  player_id: string;
  joined_at: number;
  join_method: 'invite_code' | 'link' | 'request' | 'founded';
  /** Null as long as they are in it. */
  left_at: number | null;
  was_removed: 0 | 1;
}

interface GroupRequestsTable {
  id: string;
  group_id: string;
  player_id: string;
  join_method: 'invite_code' | 'link' | 'request';
  /** Leaves `pending` once. */
  status: 'pending' | 'approved' | 'rejected' | 'cancelled';
  created_at: number;
  answered_at: number | null;
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
}

interface NotificationInboxesTable {
  player_id: string;
  version: number;
  /** JSON, or null for the usual. */
  settings: string | null;
}

interface FeedbackTable {
  id: string;
  number: number;
  player_id: string;
  /** What makes feedback that is sent twice one. */
  sent_key: string;
  kind: 'idea' | 'bug' | 'praise' | 'other';
  text: string;
  contact: string | null;
  screen: string;
  version: string;
  state: 'open' | 'answered' | 'closed';
  /** The admins' own; nobody else sees it. */
  note: string | null;
  created_at: number;
  changed_at: number | null;
}

interface FeedbackScreenshotsTable {
  feedback_id: string;
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  bytes: Uint8Array;
}

/** What an admin put in the place of a draft. Publishing takes it from here. */
interface PuzzleSwapsTable extends Omit<PuzzlesTable, 'published_at'> {
  swapped_at: number;
}

interface ModelPromptsTable {
  version: number;
  text: string;
  note: string | null;
  created_at: number;
}

/** One set of pairs put before a model. */
interface ModelRunsTable {
  id: string;
  prompt_version: number;
  model: string;
  pairs: number;
  agreed: number;
  failed: number;
  milliseconds: number;
  tokens_in: number;
  tokens_out: number;
  at: number;
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

/** Seats that a simulator page plays. Their players' ids begin with sim_, which keeps them out of every count. */
interface SimulatedPlayersTable {
  player_id: string;
  /** Null when the owner has left us: the seats are swept away by their age. */
  owner_id: string | null;
  purpose: 'simulator' | 'test-rig';
  made_at: number;
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

/** Events that were acknowledged and wait to be stored. */
interface EventBufferTable {
  player_id: string;
  idempotency_key: string;
  accepted_at: number;
  /** JSON as it came. */
  event: string;
}

/** One row per player and key, whatever is sent or flushed twice. */
interface EventsTable {
  player_id: string;
  idempotency_key: string;
  event_type: string;
  session_id: string;
  puzzle_number: number | null;
  occurred_at: number;
  accepted_at: number;
  /** JSON */
  data: string;
}

/** What could not be stored, until an admin tries again or throws it away. */
interface EventDeadLettersTable {
  id: string;
  player_id: string | null;
  event: string;
  reason: string;
  accepted_at: number;
  failed_at: number;
  tries: number;
}

/** Sums by day, without names: they outlive the events that they were made of. */
interface EventRollupsTable {
  day: string;
  figure: 'events' | 'players' | 'games' | 'cohort';
  part: string;
  count: number;
}

/** What the sums need to know to count each player and game once. */
interface EventPlayersTable {
  player_id: string;
  first_day: string;
}

interface EventPlayerDaysTable {
  player_id: string;
  day: string;
}

interface EventGamesTable {
  player_id: string;
  /** A puzzle's number, or a dance's id. */
  game: string;
  day: string;
  said: 0 | 1;
  finished: 0 | 1;
  won: 0 | 1;
}

/** What a player last answered to being counted. */
interface ConsentsTable {
  player_id: string;
  status: 'granted' | 'denied';
  version: string;
  method: string;
  previous_status: string;
  decided_at: number;
}

/** Numbers that are given out once, whoever leaves afterwards. */
interface CountersTable {
  name: string;
  count: number;
}
