/**
 * The whole API on one page. Plain data, so that the browser carries the names and paths of the
 * calls but not the schemas; `contract.ts` joins each with its shapes, and neither can lack the other.
 */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  /**
   * `player` needs a session, `admin` one with the power of an admin; `open` doesn't; `operator` is for
   * loopback or the metrics token.
   */
  access: 'open' | 'player' | 'admin' | 'operator';
  /** How the answer travels. JSON unless said otherwise. */
  answers?: 'stream' | 'text' | 'page';
  /** Calls allowed per minute and caller, where the general limit is too generous. */
  perMinute?: number;
  /** And per minute and address, whoever calls: where many callers at once could guess a code or fill the disk. */
  perMinuteAndAddress?: number;
  /** Whoever calls it may become a new player, of whom an address can have so many. */
  makesPlayer?: true;
  /** The body names who calls, in userId, as the header does. */
  namesCaller?: true;
  /** An Idempotency-Key makes a repeated call the same act: where the payload itself is no key. */
  takesKey?: true;
  /** How large a body may be, where 16 KiB are too few. */
  bodyKiB?: number;
  /** Also for a player who is suspended or banned: see `staysWhileSuspended`. */
  whileSuspended?: true;
}

/**
 * What a suspended player can still do: read why and what is theirs, take it along, write to us, sign out, be deleted; and
 * whatever needs no session. All other calls are refused, also those that are still to be written.
 */
export function isAllowedWhileSuspended({ access, whileSuspended }: Route): boolean {
  return access === 'open' || access === 'operator' || whileSuspended === true;
}

export const routes = {
  openSession: {
    method: 'POST',
    path: '/api/session',
    access: 'open',
    perMinute: 30,
    makesPlayer: true,
  },
  readSession: { method: 'GET', path: '/api/session', access: 'player', whileSuspended: true },
  closeSession: { method: 'DELETE', path: '/api/session', access: 'player', whileSuspended: true },
  changeMe: { method: 'PATCH', path: '/api/me', access: 'player', perMinute: 60 },
  exportMe: {
    method: 'GET',
    path: '/api/me/export',
    access: 'player',
    perMinute: 10,
    perMinuteAndAddress: 10,
    whileSuspended: true,
  },
  deleteMe: { method: 'DELETE', path: '/api/me', access: 'player', whileSuspended: true },
  readAccount: { method: 'GET', path: '/api/me/account', access: 'player', whileSuspended: true },
  listSessions: { method: 'GET', path: '/api/me/sessions', access: 'player', whileSuspended: true },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/me/sessions',
    access: 'player',
    whileSuspended: true,
  },
  readSuspension: {
    method: 'GET',
    path: '/api/me/suspension',
    access: 'player',
    whileSuspended: true,
  },
  endSession: {
    method: 'DELETE',
    path: '/api/me/sessions/:sessionId',
    access: 'player',
    whileSuspended: true,
  },

  signInMethods: { method: 'GET', path: '/api/auth/methods', access: 'open' },
  register: {
    method: 'POST',
    path: '/api/auth/register',
    access: 'open',
    perMinute: 10,
    perMinuteAndAddress: 30,
    makesPlayer: true,
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/login',
    access: 'open',
    perMinute: 20,
    perMinuteAndAddress: 60,
  },
  changePassword: { method: 'POST', path: '/api/auth/password', access: 'player', perMinute: 10 },
  changeEmail: { method: 'POST', path: '/api/auth/email', access: 'player', perMinute: 10 },
  makeRecoveryCodes: {
    method: 'POST',
    path: '/api/auth/recovery-codes',
    access: 'player',
    perMinute: 10,
  },
  recoverByCode: { method: 'POST', path: '/api/auth/recover', access: 'open', perMinute: 10 },
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'open',
    perMinute: 5,
    perMinuteAndAddress: 10,
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'open',
    perMinute: 10,
  },
  makeTransferCode: { method: 'POST', path: '/api/auth/transfer', access: 'player', perMinute: 10 },
  claimTransferCode: {
    method: 'POST',
    path: '/api/auth/transfer/claim',
    access: 'open',
    perMinute: 10,
  },
  beginPasskey: {
    method: 'POST',
    path: '/api/auth/passkey/register/options',
    access: 'player',
    perMinute: 20,
  },
  addPasskey: {
    method: 'POST',
    path: '/api/auth/passkey/register',
    access: 'player',
    perMinute: 20,
  },
  removePasskey: { method: 'DELETE', path: '/api/auth/passkey/:passkeyId', access: 'player' },
  beginPasskeySignIn: {
    method: 'POST',
    path: '/api/auth/passkey/login/options',
    access: 'open',
    perMinute: 30,
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/api/auth/passkey/login',
    access: 'open',
    perMinute: 20,
  },
  startSupabase: {
    method: 'POST',
    path: '/api/auth/supabase/start',
    access: 'open',
    perMinute: 10,
  },
  signInWithSupabase: {
    method: 'POST',
    path: '/api/auth/supabase',
    access: 'open',
    perMinute: 20,
    makesPlayer: true,
  },
  becomeAdmin: { method: 'POST', path: '/api/auth/admin', access: 'open', perMinute: 10 },
  resignAsAdmin: { method: 'DELETE', path: '/api/auth/admin', access: 'player' },

  checkOrphanedData: {
    method: 'GET',
    path: '/api/user/auth/check-orphaned-data',
    access: 'player',
  },
  previewMigration: { method: 'GET', path: '/api/user/auth/migration-preview', access: 'player' },
  migrateData: {
    method: 'POST',
    path: '/api/user/auth/migrate-data',
    access: 'player',
    perMinute: 10,
  },

  readAuditTrail: { method: 'GET', path: '/api/admin/audit-trail', access: 'admin' },
  searchPlayers: { method: 'GET', path: '/api/admin/players', access: 'admin' },
  inspectPlayer: { method: 'GET', path: '/api/admin/players/:userId', access: 'admin' },
  endPlayerSessions: {
    method: 'DELETE',
    path: '/api/admin/players/:userId/sessions',
    access: 'admin',
  },
  endPlayerSession: {
    method: 'DELETE',
    path: '/api/admin/players/:userId/sessions/:sessionId',
    access: 'admin',
  },
  suspendPlayer: {
    method: 'POST',
    path: '/api/admin/players/:userId/suspend',
    access: 'admin',
  },
  liftSuspension: { method: 'POST', path: '/api/admin/players/:userId/lift', access: 'admin' },
  readOverview: { method: 'GET', path: '/api/admin/overview', access: 'admin' },
  listCaches: { method: 'GET', path: '/api/admin/caches', access: 'admin' },
  clearCache: { method: 'DELETE', path: '/api/admin/caches/:name', access: 'admin' },
  readSchemas: { method: 'GET', path: '/api/admin/schemas', access: 'admin' },

  runDataChecks: { method: 'GET', path: '/api/admin/data-quality', access: 'admin' },
  planRepair: { method: 'GET', path: '/api/admin/data-quality/:checkId', access: 'admin' },
  applyRepair: { method: 'POST', path: '/api/admin/data-quality/:checkId/repair', access: 'admin' },
  comingPuzzles: { method: 'GET', path: '/api/admin/puzzles', access: 'admin' },
  puzzleCandidates: {
    method: 'GET',
    path: '/api/admin/puzzles/:puzzleNumber/candidates',
    access: 'admin',
  },
  swapPuzzle: {
    method: 'POST',
    path: '/api/admin/puzzles/:puzzleNumber/swap',
    access: 'admin',
  },

  readModelTesting: { method: 'GET', path: '/api/admin/model', access: 'admin' },
  saveModelPrompt: { method: 'POST', path: '/api/admin/model/prompts', access: 'admin' },
  tryPair: { method: 'POST', path: '/api/admin/model/try', access: 'admin' },
  recordModelRun: {
    method: 'POST',
    path: '/api/admin/model/runs',
    access: 'admin',
    takesKey: true,
  },

  sendFeedback: {
    method: 'POST',
    path: '/api/feedback',
    access: 'player',
    takesKey: true,
    perMinute: 10,
    perMinuteAndAddress: 10,
    bodyKiB: 2900,
    whileSuspended: true,
  },
  listFeedback: { method: 'GET', path: '/api/admin/feedback', access: 'admin' },
  changeFeedback: { method: 'PATCH', path: '/api/admin/feedback/:feedbackId', access: 'admin' },
  readFeedbackScreenshot: {
    method: 'GET',
    path: '/api/admin/feedback/:feedbackId/screenshot',
    access: 'admin',
  },

  dailyPuzzle: { method: 'GET', path: '/api/jinx-daily/puzzle', access: 'player' },
  publishedPuzzle: {
    method: 'GET',
    path: '/api/jinx-daily/puzzle/:puzzleNumber',
    access: 'open',
    perMinute: 120,
  },
  submitDaily: {
    method: 'POST',
    path: '/api/jinx-daily/submit',
    access: 'player',
    perMinute: 120,
  },
  dailyHint: { method: 'POST', path: '/api/jinx-daily/hint', access: 'player', perMinute: 60 },
  giveUpDaily: {
    method: 'POST',
    path: '/api/jinx-daily/give-up',
    access: 'player',
    perMinute: 60,
  },
  dailyOthers: { method: 'GET', path: '/api/jinx-daily/others', access: 'player', perMinute: 120 },
  dailyArchive: {
    method: 'GET',
    path: '/api/jinx-daily/archive',
    access: 'player',
    whileSuspended: true,
  },
  fetchStats: {
    method: 'GET',
    path: '/api/fetch-stats',
    access: 'player',
    perMinute: 120,
    whileSuspended: true,
  },
  saveScore: { method: 'POST', path: '/api/save-score', access: 'player', perMinute: 10 },
  readReplay: { method: 'GET', path: '/api/replay/:replayId', access: 'open', perMinute: 60 },

  listBuzz: { method: 'GET', path: '/api/buzz', access: 'player' },
  postBuzz: {
    method: 'POST',
    path: '/api/buzz',
    access: 'player',
    takesKey: true,
    perMinute: 20,
  },
  deleteBuzz: { method: 'DELETE', path: '/api/buzz/:buzzId', access: 'player' },
  reactToBuzz: {
    method: 'POST',
    path: '/api/buzz/:buzzId/react',
    access: 'player',
    perMinute: 120,
  },
  reportBuzz: {
    method: 'POST',
    path: '/api/buzz/:buzzId/report',
    access: 'player',
    perMinute: 20,
  },
  listBuzzReports: { method: 'GET', path: '/api/admin/buzz/reports', access: 'admin' },
  answerBuzzReport: {
    method: 'POST',
    path: '/api/admin/buzz/:buzzId/answer',
    access: 'admin',
  },

  activeDances: { method: 'GET', path: '/api/multiplayer/games/active', access: 'player' },
  danceStatus: { method: 'GET', path: '/api/multiplayer/games/status', access: 'player' },
  danceStats: {
    method: 'GET',
    path: '/api/multiplayer/games/stats',
    access: 'player',
    whileSuspended: true,
  },
  danceHistory: {
    method: 'GET',
    path: '/api/multiplayer/games/history',
    access: 'player',
    whileSuspended: true,
  },
  readDance: { method: 'GET', path: '/api/multiplayer/games/:gameId', access: 'player' },
  inviteToDance: {
    method: 'POST',
    path: '/api/multiplayer/games/invite',
    access: 'player',
    takesKey: true,
    perMinute: 30,
    perMinuteAndAddress: 120,
  },
  previewInvite: {
    method: 'GET',
    path: '/api/multiplayer/invites/:gameId',
    access: 'open',
    perMinute: 60,
  },
  respondToInvite: {
    method: 'POST',
    path: '/api/multiplayer/games/respond',
    access: 'player',
    perMinute: 60,
  },
  submitDanceWord: { method: 'POST', path: '/api/multiplayer/games/submit', access: 'player' },
  processRound: { method: 'POST', path: '/api/multiplayer/games/process-round', access: 'player' },
  thatCounts: { method: 'POST', path: '/api/multiplayer/games/that-counts', access: 'player' },
  continueDecision: {
    method: 'POST',
    path: '/api/multiplayer/games/continue-decision',
    access: 'player',
  },
  abandonDance: { method: 'POST', path: '/api/multiplayer/games/abandon', access: 'player' },
  expireDance: { method: 'POST', path: '/api/multiplayer/games/expire', access: 'player' },
  shareDance: {
    method: 'POST',
    path: '/api/multiplayer/games/share',
    access: 'player',
    perMinute: 60,
  },
  rematchDance: {
    method: 'POST',
    path: '/api/multiplayer/games/rematch',
    access: 'player',
    perMinute: 30,
  },
  findPartner: {
    method: 'POST',
    path: '/api/multiplayer/partner',
    access: 'player',
    perMinute: 120,
  },
  stopFindingPartner: { method: 'DELETE', path: '/api/multiplayer/partner', access: 'player' },
  resetDances: { method: 'POST', path: '/api/multiplayer/admin/reset', access: 'admin' },

  listFriends: { method: 'GET', path: '/api/friends', access: 'player', whileSuspended: true },
  acceptFriend: {
    method: 'POST',
    path: '/api/friends/accept',
    access: 'player',
    perMinute: 20,
    perMinuteAndAddress: 60,
  },
  blockPlayer: { method: 'POST', path: '/api/friends/block', access: 'player', perMinute: 30 },
  unblockPlayer: { method: 'POST', path: '/api/friends/unblock', access: 'player', perMinute: 30 },
  listBlocked: {
    method: 'GET',
    path: '/api/friends/blocked',
    access: 'player',
    whileSuspended: true,
  },
  renewFriendCode: { method: 'POST', path: '/api/friends/code', access: 'player', perMinute: 10 },
  previewFriendCode: {
    method: 'GET',
    path: '/api/friends/code/:friendCode',
    access: 'open',
    perMinute: 20,
    perMinuteAndAddress: 60,
  },
  readFriend: { method: 'GET', path: '/api/friends/:userId', access: 'player' },
  removeFriend: { method: 'DELETE', path: '/api/friends/:userId', access: 'player' },
  listGroups: { method: 'GET', path: '/api/groups', access: 'player' },
  createGroup: {
    method: 'POST',
    path: '/api/groups/create',
    access: 'player',
    namesCaller: true,
    takesKey: true,
    perMinute: 10,
  },
  checkInviteCode: {
    method: 'GET',
    path: '/api/groups/check-invite-code',
    access: 'player',
    perMinute: 60,
    perMinuteAndAddress: 240,
  },
  previewGroup: {
    method: 'GET',
    path: '/api/groups/invite/:code',
    access: 'open',
    perMinute: 30,
    perMinuteAndAddress: 120,
  },
  joinGroup: {
    method: 'POST',
    path: '/api/groups/join',
    access: 'player',
    namesCaller: true,
    perMinute: 20,
    perMinuteAndAddress: 120,
  },
  requestGroup: {
    method: 'POST',
    path: '/api/groups/request',
    access: 'player',
    namesCaller: true,
    perMinute: 20,
    perMinuteAndAddress: 120,
  },
  groupRequests: { method: 'GET', path: '/api/groups/requests', access: 'player' },
  approveRequest: {
    method: 'POST',
    path: '/api/groups/approve',
    access: 'player',
    namesCaller: true,
  },
  rejectRequest: {
    method: 'POST',
    path: '/api/groups/reject',
    access: 'player',
    namesCaller: true,
  },
  cancelRequest: {
    method: 'POST',
    path: '/api/groups/cancel',
    access: 'player',
    namesCaller: true,
  },
  readGroup: { method: 'GET', path: '/api/groups/:groupId', access: 'player' },
  groupMembers: { method: 'GET', path: '/api/groups/:groupId/members', access: 'player' },
  groupBoard: { method: 'GET', path: '/api/groups/:groupId/board', access: 'player' },
  groupDay: { method: 'GET', path: '/api/groups/:groupId/day', access: 'player' },
  leaveGroup: { method: 'DELETE', path: '/api/groups/:groupId/leave', access: 'player' },
  deleteGroup: { method: 'DELETE', path: '/api/groups/:groupId/delete', access: 'player' },
  updateGroup: {
    method: 'PATCH',
    path: '/api/groups/:groupId/update',
    access: 'player',
    namesCaller: true,
    perMinute: 30,
  },
  removeMember: {
    method: 'POST',
    path: '/api/groups/:groupId/remove-member',
    access: 'player',
    namesCaller: true,
  },
  handOverGroup: {
    method: 'POST',
    path: '/api/groups/:groupId/hand-over',
    access: 'player',
    namesCaller: true,
  },
  searchGroups: { method: 'GET', path: '/api/admin/groups', access: 'admin' },
  inspectGroup: { method: 'GET', path: '/api/admin/groups/:groupId', access: 'admin' },
  dissolveGroup: { method: 'POST', path: '/api/admin/groups/:groupId/dissolve', access: 'admin' },

  listNotifications: {
    method: 'GET',
    path: '/api/multiplayer/notifications',
    access: 'player',
    whileSuspended: true,
  },
  markNotificationRead: { method: 'PUT', path: '/api/multiplayer/notifications', access: 'player' },
  markInboxRead: {
    method: 'PUT',
    path: '/api/multiplayer/notifications/read',
    access: 'player',
    perMinute: 60,
  },
  nudge: {
    method: 'POST',
    path: '/api/multiplayer/notifications/nudge',
    access: 'player',
    perMinute: 60,
  },
  readNotificationSettings: {
    method: 'GET',
    path: '/api/multiplayer/notifications/settings',
    access: 'player',
    whileSuspended: true,
  },
  changeNotificationSettings: {
    method: 'PATCH',
    path: '/api/multiplayer/notifications/settings',
    access: 'player',
    perMinute: 60,
  },
  readPushKey: { method: 'GET', path: '/api/push/key', access: 'player' },
  subscribeToPush: {
    method: 'POST',
    path: '/api/push/subscription',
    access: 'player',
    perMinute: 30,
  },
  unsubscribeFromPush: {
    method: 'DELETE',
    path: '/api/push/subscription',
    access: 'player',
    perMinute: 30,
  },

  openSimulator: {
    method: 'POST',
    path: '/api/admin/sim/seats',
    access: 'admin',
    perMinute: 30,
  },
  closeSimulator: { method: 'DELETE', path: '/api/admin/sim/seats', access: 'admin' },
  openTestRig: { method: 'POST', path: '/api/test-rig/seat', access: 'player', perMinute: 10 },
  closeTestRig: { method: 'DELETE', path: '/api/test-rig/seat', access: 'player' },

  recordEvent: {
    method: 'POST',
    path: '/api/events/redis',
    access: 'player',
    perMinute: 60,
    perMinuteAndAddress: 300,
  },
  recordEvents: {
    method: 'POST',
    path: '/api/events/batch',
    access: 'player',
    perMinute: 60,
    perMinuteAndAddress: 300,
    bodyKiB: 256,
  },
  analyticsSettings: { method: 'GET', path: '/api/events/settings', access: 'open' },
  readStats: { method: 'GET', path: '/api/admin/stats', access: 'admin' },
  readEventBuffer: { method: 'GET', path: '/api/admin/events/buffer', access: 'admin' },
  flushEvents: { method: 'POST', path: '/api/admin/events/flush', access: 'admin' },
  retryDeadLetter: {
    method: 'POST',
    path: '/api/admin/events/dead-letters/:letterId/retry',
    access: 'admin',
  },
  dropDeadLetter: {
    method: 'DELETE',
    path: '/api/admin/events/dead-letters/:letterId',
    access: 'admin',
  },

  live: {
    method: 'GET',
    path: '/api/live',
    access: 'player',
    answers: 'stream',
    whileSuspended: true,
  },

  reportViolations: {
    method: 'POST',
    path: '/api/policy-violations',
    access: 'open',
    perMinute: 20,
    perMinuteAndAddress: 60,
  },
  health: { method: 'GET', path: '/api/health', access: 'open' },
  ready: { method: 'GET', path: '/api/ready', access: 'open' },
  metrics: { method: 'GET', path: '/api/metrics', access: 'operator', answers: 'text' },
  docs: { method: 'GET', path: '/api/docs', access: 'open', answers: 'page' },
  openApi: { method: 'GET', path: '/api/docs/openapi.json', access: 'open', answers: 'page' },
} as const satisfies Record<string, Route>;

export type CallName = keyof typeof routes;
