import { z } from 'zod';
import type { CallSchemas } from './call-schemas.ts';

/** Tells a client to refetch: names what has changed, without its content. Topics are the first parts of query keys. */
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
      'Of a player, of friends and of notifications the userId, of a daily game its puzzleNumber, of a dance its gameId, of a hive its groupId, of a post its buzzId, of a swarm its code; of presence the userId of who came or went.',
    ),
  version: z.int(),
  swarm: z
    .object({
      round: z.int().describe('The one that is being played.'),
      sealed: z.array(z.int()).describe('The seats that have sealed a word for it.'),
      revealAt: z
        .string()
        .optional()
        .describe('When all screens turn over the round before it, by the time of the server.'),
    })
    .optional()
    .describe(
      'Of a swarm: what a screen can show at once. Where only `sealed` has changed it needs not look again.',
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
