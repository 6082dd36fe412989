import { z } from 'zod';
import { type CallSchemas, isoTimestamp } from './call-schemas.ts';
import { dance } from './dance-schemas.ts';
import { swarmRound, swarmSeat, swarmSeatState } from './swarm-schemas.ts';

/** A round of a live swarm that has just been turned over, for everybody: what a screen needs to show it, and to play the next. */
const swarmReveal = z.object({
  round: swarmRound.describe('With all its words.'),
  host: swarmSeat.nullable(),
  states: z.array(swarmSeatState).describe('By seat.'),
  startsAt: isoTimestamp.optional().describe('Of the round that is being played, as below.'),
  deadline: isoTimestamp.optional(),
});

/**
 * Tells a client to refetch: names what has changed, without its content. Only a swarm says more, and nothing that
 * isn't out, and a dance, to a player who would get the same by asking. Topics are the first parts of query keys.
 */
export const signal = z.object({
  topic: z.enum([
    'player',
    'daily',
    'dance',
    'friends',
    'group',
    'notifications',
    'presence',
    'buzz',
    'swarm',
  ]),
  id: z
    .string()
    .describe(
      'Of a player, of friends and of notifications the userId, of a daily game its puzzleNumber, of a dance its gameId, of a hive its groupId, of a post its buzzId, of a swarm its code, and of one that has got a rematch its swarmId too; of presence the userId of who came or went.',
    ),
  version: z.int(),
  isReset: z
    .literal(true)
    .optional()
    .describe(
      'Of a player: games that were theirs are another player’s again, so that everything is to be read anew, also where its version is an older one.',
    ),
  swarm: z
    .object({
      round: z.int().describe('The one that is being played.'),
      sealed: z.array(z.int()).describe('The seats that have sealed a word for it.'),
      revealAt: z
        .string()
        .optional()
        .describe('When all screens turn over the round before it, by the time of the server.'),
      reveal: swarmReveal
        .optional()
        .describe('That round, unless it was the last. Not of a swarm over days.'),
      here: z
        .object({ seat: swarmSeat, isHere: z.boolean() })
        .optional()
        .describe('Who has just opened the game, or closed it. The version is no new one.'),
    })
    .optional()
    .describe(
      'Of a swarm: what a screen can show at once. Where no more has changed since the version before, it needs not look again.',
    ),
  game: dance
    .optional()
    .describe(
      'Of a dance, when the other’s word has ended a round: the game as I may see it, so that I need not ask for it.',
    ),
});

export type Signal = z.infer<typeof signal>;

export const live = {
  live: {
    summary:
      'Server-sent events: `signal` says what to look at again, `reconnect` asks to come back at once, `beat` that the line lives. The first beat also says whose stream it is (`userId`) and for how long nothing was told to them (`quietMs`): what was read within that time is as it was.',
    reply: signal,
  },
} satisfies Record<string, CallSchemas>;
