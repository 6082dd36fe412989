export * from './buzz.ts';
export * from './change-muted.ts';
export * from './daily-calendar.ts';
export * from './daily-game.ts';
export * from './daily-merge.ts';
export * from './daily-reminder.ts';
export * from './daily-stats.ts';
export * from './dance.ts';
export * from './dance-bot.ts';
export * from './dance-state.ts';
export * from './dance-stats.ts';
export * from './dance-view.ts';
export * from './display-name.ts';
export * from './durations.ts';
export * from './email.ts';
export * from './friend-code.ts';
export * from './game-notes.ts';
export * from './hive-board.ts';
export * from './hive-day.ts';
export * from './hive-rules.ts';
export * from './hive-text.ts';
export * from './inbox-overflow.ts';
export * from './invite-code.ts';
export * from './invite-message.ts';
export * from './look-alike.ts';
export * from './memoize.ts';
export * from './normalize-letters.ts';
export * from './notification-path.ts';
export * from './notification-settings.ts';
export * from './password.ts';
export * from './percentage.ts';
export * from './persona.ts';
export * from './reasons.ts';
export * from './recap.ts';
export * from './recovery-code.ts';
export * from './same-word.ts';
export * from './sent-pair.ts';
export * from './share-text.ts';
export * from './streak.ts';
export * from './swarm.ts';
export * from './swarm-bot.ts';
export * from './swarm-camps.ts';
export * from './swarm-code.ts';
export * from './swarm-minds.ts';
export type * from './swarm-ruling.ts';
export {
  comeBack,
  leaveSwarm,
  passTable,
  removeFromSwarm,
  replaceHost,
  sitDown,
} from './swarm-seats.ts';
export { endSwarm, lapseSwarm } from './swarm-settlement.ts';
export * from './swarm-state.ts';
export * from './swarm-view.ts';
export * from './text.ts';
export * from './tier.ts';
export * from './warmth.ts';
export * from './word.ts';
