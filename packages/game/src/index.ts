export {
  type BuzzFault,
  buzzAdvice,
  mostBuzzCharacters,
  type Reaction,
  reactions,
  readBuzz,
} from './buzz.ts';
export {
  dateOfPuzzle,
  earliestPuzzleOfToday,
  isTodaySomewhere,
  type LocalDate,
  latestPuzzle,
  puzzleNumberOn,
  todayFor,
} from './daily-calendar.ts';
export {
  type DailyGame,
  type DailyRound,
  giveUp,
  type Hint,
  type HintStep,
  mostRounds,
  type Outcome,
  outcomes,
  type Pair,
  pairOnTable,
  playWhole,
  playWord,
  type SealedWord,
  type SealNext,
  startDaily,
  takeHint,
  type WordJudge,
  wordsSaid,
} from './daily-game.ts';
export { keptGame } from './daily-merge.ts';
export { dailyStats, type FinishedDaily } from './daily-stats.ts';
export {
  abandon,
  acceptInvite,
  callOff,
  type DanceRefusal,
  decide,
  declineInvite,
  expire,
  inviteToDance,
  lapse,
  nudge,
  playWord as playDanceWord,
  startDance,
  thatCounts,
} from './dance.ts';
export {
  type BotAct,
  type BotPartner,
  type BotScenario,
  type BotSight,
  botCallDelayMs,
  botCalls,
  botGameConfig,
  botScenarios,
  nextBotAct,
} from './dance-bot.ts';
export {
  type BySeat,
  beeAgreesFrom,
  type Dance,
  type DanceConfig,
  type DanceJudge,
  type DanceStatus,
  type Decision,
  danceMatches,
  danceOutcomes,
  danceStatuses,
  decisions,
  isAwaited,
  isOver,
  maxRoundsRange,
  otherSeat,
  type Pace,
  paces,
  pairOf,
  type Seat,
  warnAt,
  wordsOf,
} from './dance-state.ts';
export {
  countDance,
  type DanceCount,
  danceStats,
  noDances,
  resultOf,
  telepathyOf,
} from './dance-stats.ts';
export { seenRounds, viewFor } from './dance-view.ts';
export { displayNameLength, type NameFault, nameAdvice, readDisplayName } from './display-name.ts';
export {
  isTimeZone,
  mayDisturb,
  mostNotifications,
  mutableNotificationTypes,
  type NotificationSettings,
  type NotificationType,
  notificationTypes,
  usualNotificationSettings,
} from './disturbing.ts';
export { readEmail } from './email.ts';
export {
  friendCodeBytes,
  friendCodePattern,
  makeFriendCode,
  mostFriends,
  readFriendCode,
} from './friend-code.ts';
export {
  averageOf,
  type BoardOrder,
  type BoardPeriod,
  boardOrders,
  boardPeriods,
  fewestDays,
  firstPuzzleOfWeek,
  type Place,
  type PlayedDays,
  placesOf,
} from './hive-board.ts';
export { linksOf, whoThinksAlike } from './hive-day.ts';
export {
  can,
  type HiveAction,
  type HiveRole,
  hiveActions,
  hiveRoles,
  type JoinMethod,
  type JoinPolicy,
  joinMethods,
  joinPolicies,
  mostHives,
  mostMembers,
  needsApproval,
  type RequestStatus,
  requestStatuses,
  whyNot,
} from './hive-rules.ts';
export {
  descriptionAdvice,
  hiveNameAdvice,
  hiveNameLength,
  mostDescriptionCharacters,
  readDescription,
  readHiveName,
} from './hive-text.ts';
export { mostOfOneSender, overflowOf } from './inbox.ts';
export {
  type InviteCode,
  inviteCodeAdvice,
  inviteCodeBytes,
  inviteCodeLength,
  makeInviteCode,
  readInviteCode,
} from './invite-code.ts';
export { mostMessageCharacters, readInviteMessage } from './invite-message.ts';
export { inLatinLetters, skeleton } from './look-alike.ts';
export { asKept, passwordAdvice, passwordLength, readPassword } from './password.ts';
export { mannerOf, type Persona, personas } from './persona.ts';
export { inOnePiece, plainLetters } from './plain-letters.ts';
export { type ReasonFor, type Reasons, reasonsOf } from './reasons.ts';
export {
  makeRecoveryCode,
  readRecoveryCode,
  recoveryCodeBytes,
  recoveryCodesInSet,
} from './recovery-code.ts';
export { remembering } from './remembering.ts';
export { type MatchKind, matchKinds, matchOf, spellingKey } from './same-word.ts';
export { type Shared, shareSentence, shareText } from './share-text.ts';
export { countCharacters, withoutHidden } from './text.ts';
export { type Tier, tierOf, tiers, tierText } from './tier.ts';
export { type UserLevel, userLevelOf, userLevels } from './user-level.ts';
export { type WarmthWord, warmthText, warmthWord } from './warmth.ts';
export { adviceOn, mostLetters, readWord, type WordFault, wordAdvice } from './word.ts';
