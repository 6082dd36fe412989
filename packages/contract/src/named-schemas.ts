import type { z } from 'zod';
import { account, passkey, sessionInfo } from './accounts.ts';
import { attachedResult, buzzPost, exportedBuzz } from './buzz.ts';
import {
  archivedPuzzle,
  dailyGame,
  dailyHint,
  dailyPuzzle,
  dailyRound,
  dailyStats,
  playedRound,
  replay,
} from './daily-schemas.ts';
import {
  dance,
  danceReplay,
  danceRound,
  danceStats,
  gameConfig,
  otherPlayer,
  pastDance,
} from './dance-schemas.ts';
import {
  cache,
  callDescription,
  candidate,
  check,
  dataCheckResult,
  finding,
  table,
  upcomingPuzzle,
} from './desk.ts';
import { flushResult } from './event-admin.ts';
import { analyticsEvent, consentDecision } from './events.ts';
import { exportedFeedback, receivedFeedback } from './feedback.ts';
import { listedPlayer, pendingFriend } from './friend-schemas.ts';
import { friend, friendRequest, friendsToday } from './friends.ts';
import {
  boardRow,
  exportedMembership,
  group,
  groupBoard,
  groupDay,
  groupPreview,
  joinRequest,
  member,
} from './group-schemas.ts';
import { inspectedGroup } from './groups.ts';
import { hiveToday, home, waitingDance } from './home.ts';
import { signal } from './live.ts';
import { collection } from './migration.ts';
import { modelPrompt, modelReply, modelRun } from './model-testing.ts';
import { gameNotes } from './notes.ts';
import {
  notification,
  notificationSettings,
  pushMessage,
  pushSubscription,
} from './notifications.ts';
import { exportedPair, figures, pairResult, sentPair } from './pairs.ts';
import { newCredential, usedCredential } from './passkeys.ts';
import { player } from './player.ts';
import { foundPlayer, inspectedPlayer } from './players.ts';
import { sanction } from './sanction.ts';
import { simulatedSeat } from './simulator.ts';
import {
  attachedSwarm,
  pastSwarm,
  seat,
  seatResult,
  swarm,
  swarmReplay,
  swarmRound,
  swarmSettings,
  swarmStats,
} from './swarm-schemas.ts';

/** The schemas that are components of the OpenAPI document; all others are written out where they are used. */
export const namedSchemas: Readonly<Record<string, z.ZodType>> = {
  Session: sessionInfo,
  Passkey: passkey,
  Account: account,
  AttachedResult: attachedResult,
  BuzzPost: buzzPost,
  ExportedBuzz: exportedBuzz,
  DailyPuzzle: dailyPuzzle,
  DailyRound: dailyRound,
  PlayedRound: playedRound,
  DailyHint: dailyHint,
  GameNotes: gameNotes,
  DailyGame: dailyGame,
  DailyStats: dailyStats,
  ArchivedPuzzle: archivedPuzzle,
  DailyReplay: replay,
  OtherPlayer: otherPlayer,
  DanceConfig: gameConfig,
  DanceRound: danceRound,
  Dance: dance,
  DanceReplay: danceReplay,
  PastDance: pastDance,
  DanceStats: danceStats,
  Cache: cache,
  DatabaseTable: table,
  CallDescription: callDescription,
  DataCheck: check,
  DataCheckResult: dataCheckResult,
  DataCheckFinding: finding,
  UpcomingPuzzle: upcomingPuzzle,
  PuzzleCandidate: candidate,
  FlushResult: flushResult,
  AnalyticsEvent: analyticsEvent,
  ConsentDecision: consentDecision,
  Feedback: exportedFeedback,
  ReceivedFeedback: receivedFeedback,
  ListedPlayer: listedPlayer,
  Friend: friend,
  FriendsToday: friendsToday,
  FriendRequest: friendRequest,
  PendingFriend: pendingFriend,
  Group: group,
  GroupMember: member,
  JoinRequest: joinRequest,
  GroupPreview: groupPreview,
  GroupBoardRow: boardRow,
  GroupBoard: groupBoard,
  GroupDay: groupDay,
  GroupMembership: exportedMembership,
  InspectedGroup: inspectedGroup,
  Signal: signal,
  OrphanedCollection: collection,
  ModelPrompt: modelPrompt,
  ModelRun: modelRun,
  ModelReply: modelReply,
  Notification: notification,
  NotificationSettings: notificationSettings,
  PushSubscription: pushSubscription,
  PushMessage: pushMessage,
  NewCredential: newCredential,
  UsedCredential: usedCredential,
  Player: player,
  FoundPlayer: foundPlayer,
  InspectedPlayer: inspectedPlayer,
  Sanction: sanction,
  SimulatorSeat: simulatedSeat,
  Home: home,
  WaitingDance: waitingDance,
  HiveToday: hiveToday,
  SentPair: sentPair,
  PairFigures: figures,
  PairResult: pairResult,
  ExportedPair: exportedPair,
  Swarm: swarm,
  SwarmSeat: seat,
  SwarmSeatResult: seatResult,
  SwarmRound: swarmRound,
  SwarmSettings: swarmSettings,
  SwarmReplay: swarmReplay,
  SwarmStats: swarmStats,
  PastSwarm: pastSwarm,
  AttachedSwarm: attachedSwarm,
};
