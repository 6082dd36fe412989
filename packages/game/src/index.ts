export {
  type BuzzFault,
  buzzFaultMessages,
  maxBuzzCharacters,
  parseBuzz,
  type Reaction,
  reactions,
} from './buzz.ts';
export {
  dateOfPuzzle,
  earliestPuzzleOfToday,
  isTodaySomewhere,
  type LocalDate,
  latestPuzzle,
  puzzleNumberOn,
  resolveToday,
} from './daily-calendar.ts';
export {
  currentDailyPair,
  type DailyGame,
  type DailyRound,
  giveUp,
  type Hint,
  type HintStep,
  maxDailyRounds,
  type Outcome,
  outcomes,
  type Pair,
  playCompleteGame,
  playDailyWord,
  type SealedWord,
  type SealNext,
  startDaily,
  takeHint,
  usedDailyWords,
  type WordJudge,
} from './daily-game.ts';
export { pickGameToKeep } from './daily-merge.ts';
export { computeDailyStats, type FinishedDaily } from './daily-stats.ts';
export {
  abandon,
  acceptInvite,
  cancelDance,
  type DanceRefusal,
  decide,
  declineInvite,
  expire,
  inviteToDance,
  lapse,
  nudge,
  playDanceWord,
  startDance,
  thatCounts,
} from './dance.ts';
export {
  type BotAction,
  type BotPartner,
  type BotScenario,
  type BotView,
  botCallDelayMs,
  botCallOutcomes,
  botGameConfig,
  botScenarios,
  nextBotAction,
} from './dance-bot.ts';
export {
  type BySeat,
  beeAgreementWarmth,
  currentDancePair,
  type Dance,
  type DanceConfig,
  type DanceJudge,
  type DanceStatus,
  type Decision,
  danceMatchKinds,
  danceOutcomes,
  danceStatuses,
  decisions,
  isAwaited,
  isDanceOver,
  maxRoundsRange,
  otherSeat,
  type Pace,
  paces,
  type Seat,
  usedDanceWords,
  warningTime,
} from './dance-state.ts';
export {
  addToDanceTotals,
  computeDanceStats,
  type DanceTotals,
  emptyDanceTotals,
  getDanceResult,
  telepathyOf,
} from './dance-stats.ts';
export { addRoundReasons, viewFor } from './dance-view.ts';
export {
  type DisplayNameFault,
  displayNameFaultMessages,
  displayNameLength,
  parseDisplayName,
} from './display-name.ts';
export { parseEmail } from './email.ts';
export {
  friendCodeBytes,
  friendCodePattern,
  makeFriendCode,
  maxFriends,
  parseFriendCode,
} from './friend-code.ts';
export {
  averageRoundsPerDay,
  type BoardOrder,
  type BoardPeriod,
  type BoardPlace,
  boardOrders,
  boardPeriods,
  computeBoardPlaces,
  firstPuzzleOfWeek,
  minDaysForAverage,
  type PlayedDays,
} from './hive-board.ts';
export { findLikeMindedPairs, groupFirstWords } from './hive-day.ts';
export {
  type HiveAction,
  type HiveRole,
  hasHivePermission,
  hiveActions,
  hivePermissionRefusal,
  hiveRoles,
  type JoinMethod,
  type JoinPolicy,
  joinMethods,
  joinPolicies,
  maxHiveMembers,
  maxHivesPerPlayer,
  needsApproval,
  type RequestStatus,
  requestStatuses,
} from './hive-rules.ts';
export {
  hiveDescriptionMessage,
  hiveNameFaultMessages,
  hiveNameLength,
  maxHiveDescriptionCharacters,
  parseHiveDescription,
  parseHiveName,
} from './hive-text.ts';
export { maxNotificationsPerSender, selectInboxOverflow } from './inbox-overflow.ts';
export {
  type InviteCode,
  inviteCodeBytes,
  inviteCodeLength,
  inviteCodeMessage,
  makeInviteCode,
  parseInviteCode,
} from './invite-code.ts';
export { maxInviteMessageCharacters, parseInviteMessage } from './invite-message.ts';
export { confusableSkeleton, replaceLookAlikes } from './look-alike.ts';
export { memoize } from './memoize.ts';
export { stripDiacritics, stripSeparators } from './normalize-letters.ts';
export {
  defaultNotificationSettings,
  isPushAllowed,
  isTimeZone,
  maxNotifications,
  mutableNotificationTypes,
  type NotificationSettings,
  type NotificationType,
  notificationTypes,
} from './notification-settings.ts';
export {
  normalizePassword,
  parsePassword,
  passwordFaultMessages,
  passwordLength,
} from './password.ts';
export { mannerOf, type Persona, personas } from './persona.ts';
export { type ReasonFor, type Reasons, reasonsOf } from './reasons.ts';
export {
  makeRecoveryCode,
  parseRecoveryCode,
  recoveryCodeBytes,
  recoveryCodesInSet,
} from './recovery-code.ts';
export { type MatchKind, matchKinds, matchOf, spellingKey } from './same-word.ts';
export { formatShareSentence, formatShareText, type ShareableResult } from './share-text.ts';
export { countCharacters, stripHiddenCharacters } from './text.ts';
export { type Tier, tierLabels, tierOf, tiers } from './tier.ts';
export { type UserLevel, userLevelOf, userLevels } from './user-level.ts';
export { formatWarmth, type WarmthLabel, warmthLabel } from './warmth.ts';
export {
  maxWordLetters,
  parseWord,
  type WordFault,
  wordFaultMessage,
  wordFaultMessages,
} from './word.ts';
