/** The light door: no zod behind it. Types cost nothing, so they all pass. */

export type { Account, Passkey, SessionInfo } from './accounts.ts';
export type { BuzzPost } from './buzz.ts';
export type { CallReply, CallRequest } from './contract.ts';
export type {
  ArchivedPuzzle,
  DailyGame,
  DailyHint,
  DailyPuzzle,
  DailyRound,
  DailyStats,
  Replay,
} from './daily-schemas.ts';
export type { Dance, DanceReplay, DanceRound, DanceStats, PastDance } from './dance-schemas.ts';
export type {
  CacheStats,
  CallDescription,
  DatabaseTable,
  DataCheckResult,
  PuzzleCandidate,
  UpcomingPuzzle,
} from './desk.ts';
export type { ErrorBody, ErrorCode } from './errors.ts';
export type { AnalyticsEvent, ConsentDecision } from './events.ts';
export type { Feedback } from './feedback.ts';
export type { ListedPlayer } from './friend-schemas.ts';
export type { Friend, FriendsToday } from './friends.ts';
export type {
  BoardRow,
  Group,
  GroupBoard,
  GroupDay,
  GroupPreview,
  JoinRequest,
  Member,
} from './group-schemas.ts';
export type { Signal } from './live.ts';
export type { ModelPrompt, ModelReply, ModelRun } from './model-testing.ts';
export type { Notification, NotificationSettings, PushMessage } from './notifications.ts';
export type { Player } from './player.ts';
export type { InspectedPlayer } from './players.ts';
export { type CallName, isAllowedWhileSuspended, type Route, routes } from './routes.ts';
export type { Sanction } from './sanction.ts';
export type { SimulatedSeat } from './simulator.ts';
