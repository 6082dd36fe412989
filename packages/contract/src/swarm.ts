import { z } from 'zod';
import { type CallSchemas, isoTimestamp } from './call-schemas.ts';
import {
  pastSwarm,
  swarm,
  swarmFace,
  swarmKey,
  swarmReaction,
  swarmReplay,
  swarmSeat,
  swarmSettings,
  swarmStats,
} from './swarm-schemas.ts';

/** The lengths only bound the input; parseWord and parseDisplayName in the game package have the rules. */
const word = z.string().max(200);
const name = z.string().max(400);
const round = z.int().min(1).max(100);
const groupId = z.string().max(100);

const params = z.strictObject({ swarm: swarmKey });
const swarmReply = z.object({ swarm });
const settingsChange = z.strictObject(swarmSettings.partial().shape);
const seatChange = z.strictObject({
  displayName: name.optional().describe('At this table; my own name where there is none.'),
  face: swarmFace.optional(),
});

export const swarms = {
  createSwarm: {
    summary:
      'Open a room and be its host; with groupId, the swarm of a hive over days, which is the open one where there is one. An Idempotency-Key makes a repeated call the same room.',
    refuses: ['group_not_found', 'swarm_closed', 'swarm_full', 'too_many_swarms', 'text_refused'],
    body: z.strictObject({
      settings: settingsChange.optional(),
      groupId: groupId.nullish(),
      ...seatChange.shape,
    }),
    reply: swarmReply,
  },
  listSwarms: {
    summary: 'My swarms: open ones first, then the newest that are over.',
    query: z.strictObject({ cursor: z.string().max(300).optional() }),
    reply: z.object({ swarms: z.array(pastSwarm), nextCursor: z.string().optional() }),
  },
  swarmStats: {
    summary: 'What is counted of my swarms, apart from daily games and dances.',
    reply: z.object({ stats: swarmStats }),
  },
  hiveSwarm: {
    summary: 'The swarm over days of a hive of mine: the open one, or the last.',
    refuses: ['group_not_found'],
    params: z.strictObject({ groupId }),
    reply: z.object({ swarm: swarm.optional() }),
  },
  readSwarmReplay: {
    summary: 'A swarm by the link that its players share. Covered until it is over.',
    refuses: ['not_found'],
    params: z.strictObject({ replayId: z.string().max(100) }),
    reply: z.object({ replay: swarmReplay }),
  },
  readSwarm: {
    summary:
      'The table, for whoever has its code: what is out, and my own sealed word. Of a hive, for its members only.',
    refuses: ['swarm_not_found'],
    params,
    reply: swarmReply,
  },
  watchSwarm: {
    summary:
      'Look on without a seat: from now on signals of the table come to me too. Fifty can; whoever comes later can still read it.',
    refuses: ['swarm_not_found', 'too_many_watching'],
    params,
    reply: swarmReply,
  },
  joinSwarm: {
    summary:
      'Sit down, or come back to my seat. While a live round is being played, one is in from the next.',
    refuses: ['swarm_closed', 'swarm_not_found', 'game_over', 'swarm_full', 'text_refused'],
    params,
    body: seatChange.optional(),
    reply: swarmReply,
  },
  changeSwarmSeat: {
    summary: 'My name and face at this table.',
    refuses: ['not_your_game', 'swarm_not_found', 'text_refused'],
    params,
    body: seatChange,
    reply: swarmReply,
  },
  changeSwarm: {
    summary: 'For the host, before the start: rounds, time for a word, and the bee.',
    refuses: [
      'not_host',
      'not_your_game',
      'swarm_not_found',
      'game_over',
      'swarm_full',
      'swarm_started',
    ],
    params,
    body: settingsChange,
    reply: swarmReply,
  },
  startSwarm: {
    summary: 'For the host, with three minds or more: the first pair is on the table.',
    refuses: ['not_host', 'not_your_game', 'swarm_not_found', 'game_over', 'too_few_minds'],
    params,
    reply: swarmReply,
  },
  sayInSwarm: {
    summary:
      'Seal my word. The last that is waited for turns all over. The same word again changes nothing.',
    refuses: [
      'swarm_closed',
      'not_your_game',
      'swarm_not_found',
      'wrong_round',
      'game_over',
      'already_submitted',
      'not_yet',
      'word_invalid',
      'word_already_said',
      'word_refused',
    ],
    params,
    body: z.strictObject({ round, word }),
    reply: swarmReply,
  },
  turnSwarm: {
    summary: 'For the host: turn the words over without those that are missing. It takes two.',
    refuses: [
      'not_host',
      'not_your_game',
      'swarm_not_found',
      'wrong_round',
      'game_over',
      'not_yet',
    ],
    params,
    body: z.strictObject({ round }),
    reply: swarmReply,
  },
  reactToSwarm: {
    summary: 'React to a finished round: all see it at once. Null takes it back.',
    refuses: ['not_your_game', 'swarm_not_found', 'wrong_round'],
    params,
    body: z.strictObject({ round, reaction: swarmReaction.nullable() }),
    reply: swarmReply,
  },
  leaveSwarm: {
    summary: 'Stand up. My seat stays mine, and what I have sealed stays in the round.',
    refuses: ['not_your_game', 'swarm_not_found'],
    params,
    reply: swarmReply,
  },
  removeFromSwarm: {
    summary: 'For the host: somebody leaves the table and can’t come back.',
    refuses: ['not_host', 'not_your_game', 'swarm_not_found', 'game_over', 'not_yet'],
    params,
    body: z.strictObject({ seat: swarmSeat }),
    reply: swarmReply,
  },
  passSwarm: {
    summary:
      'For the host: somebody else runs the table. It passes by itself where the host is gone.',
    refuses: ['not_host', 'not_your_game', 'swarm_not_found', 'game_over', 'not_yet'],
    params,
    body: z.strictObject({ seat: swarmSeat }),
    reply: swarmReply,
  },
  rematchSwarm: {
    summary: 'Another swarm with the same people. If several ask, that is the same room.',
    refuses: [
      'swarm_closed',
      'not_your_game',
      'swarm_not_found',
      'game_over',
      'not_yet',
      'swarm_full',
      'too_many_swarms',
    ],
    params,
    reply: swarmReply,
  },
  reportSwarm: {
    summary: 'Tell the admins about somebody at the table, or what they said.',
    refuses: ['not_your_game', 'swarm_not_found'],
    params,
    body: z.strictObject({ seat: swarmSeat, reason: z.string().max(2000).default('') }),
    reply: z.object({ reported: z.literal(true) }),
  },
  listSwarmReports: {
    summary:
      'What players have reported at tables, the newest first; the open ones or the answered.',
    query: z.strictObject({ state: z.enum(['open', 'answered']).default('open') }),
    reply: z.object({
      reports: z.array(
        z.object({
          reportId: z.string(),
          swarmId: z.string(),
          seat: swarmSeat,
          displayName: z.string().describe('At that table.'),
          player: z
            .object({ userId: z.string(), displayName: z.string() })
            .optional()
            .describe('Absent once they are deleted.'),
          words: z.array(z.string()).describe('What they said in finished rounds.'),
          reason: z.string(),
          by: z.object({ userId: z.string(), displayName: z.string() }),
          at: isoTimestamp,
        }),
      ),
    }),
  },
  answerSwarmReport: {
    summary: 'Mark a report as looked at. Recorded in the audit trail.',
    params: z.strictObject({ reportId: z.string().max(100) }),
    reply: z.object({ answered: z.literal(true) }),
  },
} satisfies Record<string, CallSchemas>;
