/** The entry point for the browser: all types, but no schemas, so that zod is not bundled. */

export type * from './accounts.ts';
export type * from './buzz.ts';
export type * from './contract.ts';
export type * from './daily-schemas.ts';
export type * from './dance-schemas.ts';
export type * from './desk.ts';
export type * from './errors.ts';
export type * from './events.ts';
export type * from './feedback.ts';
export type * from './friend-schemas.ts';
export type * from './friends.ts';
export type * from './group-schemas.ts';
export type * from './home.ts';
export type * from './live.ts';
export type * from './migration.ts';
export type * from './model-testing.ts';
export type * from './notes.ts';
export type * from './notifications.ts';
export type * from './pairs.ts';
export type * from './player.ts';
export type * from './players.ts';
export type * from './recap.ts';
export { type CallName, isAllowedWhileSuspended, type Route, routes } from './routes.ts';
export type * from './sanction.ts';
export type * from './simulator.ts';
export type * from './swarm-schemas.ts';
