type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Path = `/api/${string}`;

/**
 * The whole API on one page. Plain data, so that the browser bundles the names and paths of the calls but not their
 * schemas, which `contract.ts` adds.
 */
export interface Route extends RouteOptions {
  method: Method;
  path: Path;
  /**
   * `player` needs a session, `admin` one with admin rights; `open` doesn't; `operator` is for
   * loopback or the metrics token.
   */
  access: 'open' | 'player' | 'admin' | 'operator';
}

interface RouteOptions {
  /** The format of the reply; JSON by default. */
  answers?: 'stream' | 'text' | 'page';
  /** Calls allowed per minute and caller, where the general limit is too generous. */
  perMinute?: number;
  /** A second rate limit, per minute and address of all callers together, where many could guess a code or fill the disk. */
  perMinuteAndAddress?: number;
  /** The call may create a new player; their number per address is limited. */
  makesPlayer?: true;
  /** The body has the caller's id in userId, like the header. */
  namesCaller?: true;
  /** Takes an Idempotency-Key, where the payload itself does not make the call idempotent. */
  takesKey?: true;
  /** The maximum size of the body; 16 KiB by default. */
  bodyKiB?: number;
  /** Also for suspended and banned players: see `isAllowedWhileSuspended`. */
  whileSuspended?: true;
}

/**
 * What a suspended player can still do: read the reason and their own data, export it, send feedback, sign out, delete
 * themselves, and make calls that need no session. All other calls are refused by default.
 */
export function isAllowedWhileSuspended({ access, whileSuspended }: Route): boolean {
  return access === 'open' || access === 'operator' || whileSuspended === true;
}

const open = routesFor('open');
const player = routesFor('player');
const admin = routesFor('admin');
const operator = routesFor('operator');

export const routes = {
  openSession: open('POST /api/session', { perMinute: 30, makesPlayer: true }),
  readSession: player('GET /api/session', { whileSuspended: true }),
  closeSession: player('DELETE /api/session', { whileSuspended: true }),
  changeMe: player('PATCH /api/me', { perMinute: 60 }),
  exportMe: player('GET /api/me/export', {
    perMinute: 10,
    perMinuteAndAddress: 10,
    whileSuspended: true,
  }),
  deleteMe: player('DELETE /api/me', { whileSuspended: true }),
  readAccount: player('GET /api/me/account', { whileSuspended: true }),
  listSessions: player('GET /api/me/sessions', { whileSuspended: true }),
  endOtherSessions: player('DELETE /api/me/sessions', { whileSuspended: true }),
  readSuspension: player('GET /api/me/suspension', { whileSuspended: true }),
  endSession: player('DELETE /api/me/sessions/:sessionId', { whileSuspended: true }),

  signInMethods: open('GET /api/auth/methods'),
  register: open('POST /api/auth/register', {
    perMinute: 10,
    perMinuteAndAddress: 30,
    makesPlayer: true,
  }),
  signIn: open('POST /api/auth/login', { perMinute: 20, perMinuteAndAddress: 60 }),
  changePassword: player('POST /api/auth/password', { perMinute: 10 }),
  changeEmail: player('POST /api/auth/email', { perMinute: 10 }),
  makeRecoveryCodes: player('POST /api/auth/recovery-codes', { perMinute: 10 }),
  recoverByCode: open('POST /api/auth/recover', { perMinute: 10 }),
  forgotPassword: open('POST /api/auth/forgot-password', { perMinute: 5, perMinuteAndAddress: 10 }),
  resetPassword: open('POST /api/auth/reset-password', { perMinute: 10 }),
  makeTransferCode: player('POST /api/auth/transfer', { perMinute: 10 }),
  claimTransferCode: open('POST /api/auth/transfer/claim', { perMinute: 10 }),
  beginPasskey: player('POST /api/auth/passkey/register/options', { perMinute: 20 }),
  addPasskey: player('POST /api/auth/passkey/register', { perMinute: 20 }),
  removePasskey: player('DELETE /api/auth/passkey/:passkeyId'),
  beginPasskeySignIn: open('POST /api/auth/passkey/login/options', { perMinute: 30 }),
  signInWithPasskey: open('POST /api/auth/passkey/login', { perMinute: 20 }),
  startSupabase: open('POST /api/auth/supabase/start', {
    perMinute: 10,
    perMinuteAndAddress: 10,
  }),
  signInWithSupabase: open('POST /api/auth/supabase', { perMinute: 20, makesPlayer: true }),
  becomeAdmin: open('POST /api/auth/admin', { perMinute: 10 }),
  resignAsAdmin: player('DELETE /api/auth/admin'),

  checkOrphanedData: player('GET /api/user/auth/check-orphaned-data'),
  previewMigration: player('GET /api/user/auth/migration-preview'),
  migrateData: player('POST /api/user/auth/migrate-data', { perMinute: 10, bodyKiB: 64 }),
  undoMigration: player('POST /api/user/auth/undo-migration', { perMinute: 10 }),

  readAuditTrail: admin('GET /api/admin/audit-trail'),
  searchPlayers: admin('GET /api/admin/players'),
  inspectPlayer: admin('GET /api/admin/players/:userId'),
  endPlayerSessions: admin('DELETE /api/admin/players/:userId/sessions'),
  endPlayerSession: admin('DELETE /api/admin/players/:userId/sessions/:sessionId'),
  suspendPlayer: admin('POST /api/admin/players/:userId/suspend'),
  liftSuspension: admin('POST /api/admin/players/:userId/lift'),
  readOverview: admin('GET /api/admin/overview'),
  listCaches: admin('GET /api/admin/caches'),
  clearCache: admin('DELETE /api/admin/caches/:name'),
  readSchemas: admin('GET /api/admin/schemas'),

  runDataChecks: admin('GET /api/admin/data-quality'),
  planRepair: admin('GET /api/admin/data-quality/:checkId'),
  applyRepair: admin('POST /api/admin/data-quality/:checkId/repair'),
  comingPuzzles: admin('GET /api/admin/puzzles'),
  puzzleCandidates: admin('GET /api/admin/puzzles/:puzzleNumber/candidates'),
  swapPuzzle: admin('POST /api/admin/puzzles/:puzzleNumber/swap'),

  readModelTesting: admin('GET /api/admin/model'),
  saveModelPrompt: admin('POST /api/admin/model/prompts'),
  tryPair: admin('POST /api/admin/model/try'),
  recordModelRun: admin('POST /api/admin/model/runs', { takesKey: true }),

  sendFeedback: player('POST /api/feedback', {
    takesKey: true,
    perMinute: 10,
    perMinuteAndAddress: 10,
    bodyKiB: 2900,
    whileSuspended: true,
  }),
  listFeedback: admin('GET /api/admin/feedback'),
  changeFeedback: admin('PATCH /api/admin/feedback/:feedbackId'),
  readFeedbackScreenshot: admin('GET /api/admin/feedback/:feedbackId/screenshot'),

  judgePair: player('GET /api/pairs/judge', { perMinute: 120 }),
  sendPair: player('POST /api/pairs', { perMinute: 20 }),
  listPairs: player('GET /api/pairs'),
  readPair: player('GET /api/pairs/:code', { perMinute: 120 }),
  endPair: player('DELETE /api/pairs/:code'),
  reportPair: player('POST /api/pairs/:code/report', { perMinute: 20 }),
  listDeskPairs: admin('GET /api/admin/pairs'),
  answerPairReport: admin('POST /api/admin/pairs/:code/answer'),
  takePair: admin('POST /api/admin/pairs/:code/take'),

  dailyPuzzle: player('GET /api/jinx-daily/puzzle'),
  publishedPuzzle: open('GET /api/jinx-daily/puzzle/:puzzleNumber', { perMinute: 120 }),
  submitDaily: player('POST /api/jinx-daily/submit', { perMinute: 120 }),
  dailyHint: player('POST /api/jinx-daily/hint', { perMinute: 60 }),
  giveUpDaily: player('POST /api/jinx-daily/give-up', { perMinute: 60 }),
  chooseSlope: player('POST /api/jinx-daily/slope', { perMinute: 60 }),
  dailyNotes: player('GET /api/jinx-daily/notes', { perMinute: 60 }),
  dailyOthers: player('GET /api/jinx-daily/others', { perMinute: 120 }),
  dailyArchive: player('GET /api/jinx-daily/archive', { whileSuspended: true }),
  fetchStats: player('GET /api/fetch-stats', { perMinute: 120, whileSuspended: true }),
  saveScore: player('POST /api/save-score', { perMinute: 10 }),
  readReplay: open('GET /api/replay/:replayId', { perMinute: 60 }),

  listBuzz: player('GET /api/buzz'),
  postBuzz: player('POST /api/buzz', { takesKey: true, perMinute: 20 }),
  deleteBuzz: player('DELETE /api/buzz/:buzzId'),
  reactToBuzz: player('POST /api/buzz/:buzzId/react', { perMinute: 120 }),
  reportBuzz: player('POST /api/buzz/:buzzId/report', { perMinute: 20 }),
  listBuzzReports: admin('GET /api/admin/buzz/reports'),
  answerBuzzReport: admin('POST /api/admin/buzz/:buzzId/answer'),

  activeDances: player('GET /api/multiplayer/games/active'),
  danceStatus: player('GET /api/multiplayer/games/status'),
  danceStats: player('GET /api/multiplayer/games/stats', { whileSuspended: true }),
  danceHistory: player('GET /api/multiplayer/games/history', { whileSuspended: true }),
  readDance: player('GET /api/multiplayer/games/:gameId'),
  danceNotes: player('GET /api/multiplayer/games/:gameId/notes', { perMinute: 60 }),
  inviteToDance: player('POST /api/multiplayer/games/invite', {
    takesKey: true,
    perMinute: 30,
    perMinuteAndAddress: 120,
  }),
  previewInvite: open('GET /api/multiplayer/invites/:gameId', { perMinute: 60 }),
  respondToInvite: player('POST /api/multiplayer/games/respond', { perMinute: 60 }),
  submitDanceWord: player('POST /api/multiplayer/games/submit'),
  processRound: player('POST /api/multiplayer/games/process-round'),
  thatCounts: player('POST /api/multiplayer/games/that-counts'),
  continueDecision: player('POST /api/multiplayer/games/continue-decision'),
  abandonDance: player('POST /api/multiplayer/games/abandon'),
  expireDance: player('POST /api/multiplayer/games/expire'),
  shareDance: player('POST /api/multiplayer/games/share', { perMinute: 60 }),
  reactToDance: player('POST /api/multiplayer/games/react', { perMinute: 30 }),
  befriendPartner: player('POST /api/multiplayer/games/befriend', { perMinute: 20 }),
  rematchDance: player('POST /api/multiplayer/games/rematch', { perMinute: 30 }),
  findPartner: player('POST /api/multiplayer/partner', { perMinute: 120 }),
  stopFindingPartner: player('DELETE /api/multiplayer/partner'),
  resetDances: admin('POST /api/multiplayer/admin/reset'),

  createSwarm: player('POST /api/multiplayer/swarms', {
    takesKey: true,
    perMinute: 20,
    perMinuteAndAddress: 120,
  }),
  listSwarms: player('GET /api/multiplayer/swarms'),
  swarmStats: player('GET /api/multiplayer/swarms/stats', { whileSuspended: true }),
  hiveSwarm: player('GET /api/multiplayer/swarms/hive/:groupId'),
  readSwarmReplay: open('GET /api/multiplayer/swarms/replay/:replayId', { perMinute: 60 }),
  readSwarm: player('GET /api/multiplayer/swarms/:swarm', {
    perMinute: 240,
    perMinuteAndAddress: 2400,
  }),
  watchSwarm: player('POST /api/multiplayer/swarms/:swarm/watch', { perMinute: 60 }),
  joinSwarm: player('POST /api/multiplayer/swarms/:swarm/join', {
    perMinute: 30,
    perMinuteAndAddress: 240,
  }),
  changeSwarmSeat: player('PATCH /api/multiplayer/swarms/:swarm/seat', { perMinute: 30 }),
  changeSwarm: player('PATCH /api/multiplayer/swarms/:swarm/settings', { perMinute: 60 }),
  startSwarm: player('POST /api/multiplayer/swarms/:swarm/start', { perMinute: 60 }),
  sayInSwarm: player('POST /api/multiplayer/swarms/:swarm/say'),
  turnSwarm: player('POST /api/multiplayer/swarms/:swarm/turn', { perMinute: 60 }),
  reactToSwarm: player('POST /api/multiplayer/swarms/:swarm/react', { perMinute: 60 }),
  leaveSwarm: player('POST /api/multiplayer/swarms/:swarm/leave', { perMinute: 60 }),
  removeFromSwarm: player('POST /api/multiplayer/swarms/:swarm/remove', { perMinute: 60 }),
  passSwarm: player('POST /api/multiplayer/swarms/:swarm/pass', { perMinute: 60 }),
  rematchSwarm: player('POST /api/multiplayer/swarms/:swarm/rematch', { perMinute: 20 }),
  reportSwarm: player('POST /api/multiplayer/swarms/:swarm/report', { perMinute: 20 }),
  listSwarmReports: admin('GET /api/admin/swarms/reports'),
  answerSwarmReport: admin('POST /api/admin/swarms/reports/:reportId/answer'),

  listFriends: player('GET /api/friends', { whileSuspended: true }),
  acceptFriend: player('POST /api/friends/accept', { perMinute: 20, perMinuteAndAddress: 60 }),
  answerFriendRequest: player('POST /api/friends/requests/answer', { perMinute: 30 }),
  withdrawFriendRequest: player('DELETE /api/friends/requests/:userId', { perMinute: 30 }),
  changeFriendSettings: player('PUT /api/friends/settings', { perMinute: 30 }),
  blockPlayer: player('POST /api/friends/block', { perMinute: 30 }),
  unblockPlayer: player('POST /api/friends/unblock', { perMinute: 30 }),
  listBlocked: player('GET /api/friends/blocked', { whileSuspended: true }),
  renewFriendCode: player('POST /api/friends/code', { perMinute: 10 }),
  previewFriendCode: open('GET /api/friends/code/:friendCode', {
    perMinute: 20,
    perMinuteAndAddress: 60,
  }),
  readFriend: player('GET /api/friends/:userId'),
  removeFriend: player('DELETE /api/friends/:userId'),
  readHome: player('GET /api/home'),
  readRecap: player('GET /api/jinx-daily/recap', { perMinute: 30 }),

  listGroups: player('GET /api/groups'),
  createGroup: player('POST /api/groups/create', {
    namesCaller: true,
    takesKey: true,
    perMinute: 10,
  }),
  checkInviteCode: player('GET /api/groups/check-invite-code', {
    perMinute: 60,
    perMinuteAndAddress: 240,
  }),
  previewGroup: open('GET /api/groups/invite/:code', { perMinute: 30, perMinuteAndAddress: 120 }),
  joinGroup: player('POST /api/groups/join', {
    namesCaller: true,
    perMinute: 20,
    perMinuteAndAddress: 120,
  }),
  requestGroup: player('POST /api/groups/request', {
    namesCaller: true,
    perMinute: 20,
    perMinuteAndAddress: 120,
  }),
  groupRequests: player('GET /api/groups/requests'),
  approveRequest: player('POST /api/groups/approve', { namesCaller: true }),
  rejectRequest: player('POST /api/groups/reject', { namesCaller: true }),
  cancelRequest: player('POST /api/groups/cancel', { namesCaller: true }),
  readGroup: player('GET /api/groups/:groupId'),
  groupMembers: player('GET /api/groups/:groupId/members'),
  groupBoard: player('GET /api/groups/:groupId/board'),
  groupDay: player('GET /api/groups/:groupId/day'),
  leaveGroup: player('DELETE /api/groups/:groupId/leave'),
  deleteGroup: player('DELETE /api/groups/:groupId/delete'),
  updateGroup: player('PATCH /api/groups/:groupId/update', { namesCaller: true, perMinute: 30 }),
  removeMember: player('POST /api/groups/:groupId/remove-member', { namesCaller: true }),
  handOverGroup: player('POST /api/groups/:groupId/hand-over', { namesCaller: true }),
  searchGroups: admin('GET /api/admin/groups'),
  inspectGroup: admin('GET /api/admin/groups/:groupId'),
  dissolveGroup: admin('POST /api/admin/groups/:groupId/dissolve'),

  listNotifications: player('GET /api/multiplayer/notifications', { whileSuspended: true }),
  markNotificationRead: player('PUT /api/multiplayer/notifications'),
  markInboxRead: player('PUT /api/multiplayer/notifications/read', { perMinute: 60 }),
  nudge: player('POST /api/multiplayer/notifications/nudge', { perMinute: 60 }),
  readNotificationSettings: player('GET /api/multiplayer/notifications/settings', {
    whileSuspended: true,
  }),
  changeNotificationSettings: player('PATCH /api/multiplayer/notifications/settings', {
    perMinute: 60,
  }),
  stopReminders: open('POST /api/reminders/stop', { perMinute: 30, perMinuteAndAddress: 120 }),
  readPushKey: player('GET /api/push/key'),
  subscribeToPush: player('POST /api/push/subscription', { perMinute: 30 }),
  unsubscribeFromPush: player('DELETE /api/push/subscription', { perMinute: 30 }),

  openSimulator: admin('POST /api/admin/sim/seats', { perMinute: 30 }),
  closeSimulator: admin('DELETE /api/admin/sim/seats'),
  openSwarmSeats: admin('POST /api/admin/sim/swarm-seats', { perMinute: 30 }),
  closeSwarmSeats: admin('DELETE /api/admin/sim/swarm-seats'),
  openTestRig: player('POST /api/test-rig/seat', { perMinute: 10 }),
  closeTestRig: player('DELETE /api/test-rig/seat'),

  recordEvent: player('POST /api/events/redis', { perMinute: 60, perMinuteAndAddress: 300 }),
  recordEvents: player('POST /api/events/batch', {
    perMinute: 60,
    perMinuteAndAddress: 300,
    bodyKiB: 256,
  }),
  analyticsSettings: open('GET /api/events/settings'),
  readStats: admin('GET /api/admin/stats'),
  readEventBuffer: admin('GET /api/admin/events/buffer'),
  flushEvents: admin('POST /api/admin/events/flush'),
  retryDeadLetter: admin('POST /api/admin/events/dead-letters/:letterId/retry'),
  dropDeadLetter: admin('DELETE /api/admin/events/dead-letters/:letterId'),

  live: player('GET /api/live', { answers: 'stream', whileSuspended: true }),

  reportViolations: open('POST /api/policy-violations', { perMinute: 20, perMinuteAndAddress: 60 }),
  health: open('GET /api/health'),
  ready: open('GET /api/ready'),
  metrics: operator('GET /api/metrics', { answers: 'text' }),
  docs: open('GET /api/docs', { answers: 'page' }),
  openApi: open('GET /api/docs/openapi.json', { answers: 'page' }),
} satisfies Record<string, Route>;

export type CallName = keyof typeof routes;

function routesFor<const Access extends Route['access']>(access: Access) {
  return <
    const Verb extends Method,
    const Url extends Path,
    const Options extends RouteOptions = Record<never, never>,
  >(
    methodAndPath: `${Verb} ${Url}`,
    options?: Options,
  ) => {
    const [method, path] = methodAndPath.split(' ') as [Verb, Url];
    return { method, path, access, ...options } as {
      method: Verb;
      path: Url;
      access: Access;
    } & Options;
  };
}
