import { maxRoundsRange } from '@bee-jinx/game';
import { z } from 'zod';
import { type CallSchemas, isoTimestamp } from './call-schemas.ts';
import { anyPuzzleNumber } from './daily-schemas.ts';
import {
  danceOpening,
  danceStats,
  decision,
  dance as game,
  gameConfig,
  gameId,
  otherPlayer,
  pastDance,
  reaction,
  userId,
} from './dance-schemas.ts';

/** The length only bounds the input; parseWord in the game package has the rule. */
const word = z.string().max(200);
const roundNumber = z.int().min(1).max(10_000);
const requestedConfig = z
  .strictObject({
    maxRounds: gameConfig.shape.maxRounds.default(maxRoundsRange.usual),
    pace: gameConfig.shape.pace.default('relaxed'),
  })
  .nullish();
const queryFlag = z.enum(['true', 'false', '1', '0']).transform((text) => /true|1/.test(text));
const gameReply = z.object({ game });

/** Repeats the HTTP status, for clients that read only the body. */
const replyWithStatus = z.object({ game, ok: z.literal(true), httpStatus: z.literal(200) });

export const dance = {
  activeDances: {
    summary: 'My open games and invites: those that wait for me first, then the newest.',
    reply: z.object({ activeGames: z.array(game) }),
  },
  readDance: {
    summary: 'One game of mine; with includeAi, also what the bee would have said.',
    refuses: ['not_your_game'],
    params: z.strictObject({ gameId }),
    query: z.strictObject({ includeAi: queryFlag.optional() }),
    reply: gameReply,
  },
  inviteToDance: {
    summary:
      'Invite a player by userId or friend code; without either, by an open link. An Idempotency-Key makes a repeated call the same invite.',
    refuses: [
      'blocked',
      'game_exists',
      'not_yet',
      'word_invalid',
      'word_refused',
      'text_refused',
      'cannot_invite_self',
    ],
    body: z.strictObject({
      invitedPlayer: userId.nullish(),
      challengedFriendCode: z.string().max(50).nullish(),
      message: z.string().max(2000).nullish(),
      firstWord: word.nullish(),
      gameConfig: requestedConfig,
      openingPuzzle: anyPuzzleNumber
        .nullish()
        .describe(
          'The dance begins with the pair of this puzzle. Of a day, for two friends who have both finished it; of a sent pair, once I have made or finished it.',
        ),
    }),
    reply: gameReply,
  },
  previewInvite: {
    summary: 'Who invites by an open link, before it is taken.',
    refuses: ['not_found'],
    params: z.strictObject({ gameId }),
    reply: z.object({
      invite: z.object({
        gameId,
        from: z.object({ displayName: z.string() }),
        message: z.string().optional(),
        gameConfig,
        opening: danceOpening.optional(),
        lapsesAt: isoTimestamp,
        isMine: z.boolean(),
      }),
    }),
  },
  respondToInvite: {
    summary: 'Answer an invite. A word with it is my first one.',
    refuses: [
      'blocked',
      'not_your_game',
      'game_exists',
      'wrong_round',
      'game_over',
      'already_submitted',
      'not_yet',
      'word_invalid',
      'word_already_said',
      'word_refused',
      'cannot_invite_self',
    ],
    body: z.strictObject({ gameId, accept: z.boolean(), word: word.nullish() }),
    reply: gameReply,
  },
  submitDanceWord: {
    summary:
      'Seal my word. The second word of a round ends it. The same word again changes nothing.',
    refuses: [
      'not_your_game',
      'wrong_round',
      'game_over',
      'already_submitted',
      'not_yet',
      'word_invalid',
      'word_already_said',
      'word_refused',
    ],
    body: z.strictObject({ gameId, roundNumber, word }),
    reply: gameReply,
  },
  processRound: {
    summary: 'The game as it stands: a round ends by itself with its second word.',
    refuses: ['not_your_game'],
    body: z.strictObject({
      gameId,
      roundNumber,
      devFlags: z
        .object({ timeUp: z.boolean().optional().describe('The time for this step is over.') })
        .nullish()
        .describe('Count only for admins.'),
    }),
    reply: gameReply,
  },
  thatCounts: {
    summary: 'Agree that the last round was a jinx. It is one when both do.',
    refuses: ['not_your_game', 'wrong_round', 'game_over'],
    body: z.strictObject({ gameId, roundNumber }),
    reply: gameReply,
  },
  continueDecision: {
    summary: 'After the last round: go on, or stop; perhaps with my next word sealed already.',
    refuses: [
      'not_your_game',
      'game_over',
      'already_submitted',
      'not_deciding',
      'word_invalid',
      'word_already_said',
      'word_refused',
    ],
    body: z.strictObject({ gameId, decision, preemptiveWord: word.nullish() }),
    reply: gameReply,
  },
  abandonDance: {
    summary: 'End the game for both, take my invite back, or turn one down.',
    refuses: ['not_your_game', 'game_over'],
    body: z.strictObject({ gameId, notifyOpponent: z.boolean().default(true) }),
    reply: replyWithStatus,
  },
  expireDance: {
    summary:
      'Apply a deadline that has passed: the game ends, or a live one runs on once for each player. The server does so by itself within seconds.',
    refuses: ['not_your_game', 'game_over', 'not_yet'],
    body: z.strictObject({ gameId }),
    reply: gameReply,
  },
  rematchDance: {
    summary: 'Dance again. If both ask, that is the same game.',
    refuses: ['blocked', 'game_exists', 'cannot_invite_self'],
    body: z.strictObject({
      opponentId: userId,
      confirmEndExisting: z.boolean().default(false),
      gameConfig: requestedConfig,
    }),
    reply: replyWithStatus,
  },
  shareDance: {
    summary: 'Allow, or no longer, that a finished game may be seen by its link. It takes both.',
    refuses: ['not_your_game', 'game_over', 'not_yet'],
    body: z.strictObject({ gameId, allow: z.boolean() }),
    reply: gameReply,
  },
  reactToDance: {
    summary: 'React to a completed game: the other sees it at once. Null takes it back.',
    refuses: ['not_your_game', 'game_over', 'not_yet'],
    body: z.strictObject({ gameId, reaction: reaction.nullable() }),
    reply: gameReply,
  },
  befriendPartner: {
    summary: 'Say that I would like to be friends with whom I danced. It takes both.',
    refuses: ['blocked', 'not_your_game', 'game_over', 'not_yet', 'friends_full'],
    body: z.strictObject({ gameId }),
    reply: gameReply,
  },
  danceStatus: {
    summary: 'My open game with a player, if there is one.',
    query: z.strictObject({ withPlayer: userId }),
    reply: z.object({ hasActiveGame: z.boolean(), game: game.optional() }),
  },
  danceStats: {
    summary: 'Over all my games, or over those with one player.',
    query: z.strictObject({
      scope: z.enum(['overall', 'headtohead']).default('overall'),
      opponentId: userId.optional().describe('Needed with scope=headtohead.'),
      include: z.string().max(100).optional().describe('recent: the last five games too.'),
      nocache: z.string().max(10).optional().describe('Nothing is cached here; accepted.'),
    }),
    reply: z.object({
      scope: z.enum(['overall', 'headtohead']),
      stats: danceStats,
      opponent: otherPlayer.optional(),
      recent: z.array(pastDance).optional(),
    }),
  },
  danceHistory: {
    summary: 'Games that are over, the newest first.',
    query: z.strictObject({
      opponentId: userId.optional(),
      limit: z.coerce.number<number | string>().int().min(1).max(50).default(5),
      cursor: z.string().max(300).optional(),
    }),
    reply: z.object({ games: z.array(pastDance), nextCursor: z.string().optional() }),
  },
  findPartner: {
    summary: 'Wait for a partner: ask every few seconds. With withBee, dance with the bee instead.',
    body: z
      .strictObject({
        withBee: z.boolean().default(false),
        gameConfig: z
          .strictObject({
            maxRounds: gameConfig.shape.maxRounds.default(maxRoundsRange.usual),
            pace: gameConfig.shape.pace.default('live'),
          })
          .nullish(),
      })
      .optional(),
    reply: z.object({
      state: z.enum(['waiting', 'paired']),
      game: game.optional(),
      waitingSince: isoTimestamp.optional(),
      beeOffered: z.boolean().describe('Nobody came within twelve seconds: the bee would.'),
    }),
  },
  stopFindingPartner: {
    summary: 'Stop waiting.',
    reply: z.object({ waiting: z.literal(false) }),
  },
  resetDances: {
    summary:
      'For admins: end every open game. The first call only says how many and asks for its code back.',
    refuses: ['code_expired'],
    body: z.strictObject({ confirm: z.string().max(300).optional() }).optional(),
    reply: z.object({
      done: z.boolean(),
      openGames: z.int(),
      confirm: z.string().optional().describe('To be sent back within a minute.'),
    }),
  },
} satisfies Record<string, CallSchemas>;
