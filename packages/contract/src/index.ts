export type { CallInput, CallReply, CallRequest } from './contract.ts';
export { type Call, calls } from './contract.ts';
export type {
  ArchivedPuzzle,
  DailyGame,
  DailyHint,
  DailyPuzzle,
  DailyRound,
  DailyStats,
  Replay,
} from './daily-shapes.ts';
export { type ErrorBody, type ErrorCode, errors } from './errors.ts';
export { type Signal, signal } from './live.ts';
export type { Player } from './player.ts';
export { type CallName, routes } from './routes.ts';
