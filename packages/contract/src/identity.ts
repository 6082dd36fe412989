import { z } from 'zod';
import { account, passwordConfirmation } from './accounts.ts';
import { exportedBuzz } from './buzz.ts';
import { type CallSchemas, isoTimestamp } from './call-schemas.ts';
import { dailyGame } from './daily-schemas.ts';
import { dance } from './dance-schemas.ts';
import { analyticsEvent, consentDecision } from './events.ts';
import { exportedFeedback } from './feedback.ts';
import { listedPlayer, pendingFriend } from './friend-schemas.ts';
import { exportedMembership, joinRequest } from './group-schemas.ts';
import { notification, notificationSettings } from './notifications.ts';
import { exportedPair } from './pairs.ts';
import { player } from './player.ts';
import { sanction } from './sanction.ts';
import { swarm } from './swarm-schemas.ts';

export const identity = {
  openSession: {
    summary: 'Who am I? Makes an anonymous player if there is none.',
    body: z
      .strictObject({
        token: z
          .boolean()
          .optional()
          .describe('Ask for the session token, for clients without cookies.'),
      })
      .optional(),
    reply: z.object({ player, token: z.string().optional() }),
  },
  readSession: {
    summary: 'The player of this session.',
    reply: z.object({ player }),
  },
  closeSession: {
    summary: 'Sign out: this session ends, here and on its live stream.',
    reply: z.object({
      signedOut: z.literal(true),
      player: player
        .optional()
        .describe(
          'Who this browser is again: an anonymous player whose migration was undone, or who wasn’t brought along.',
        ),
      token: z.string().optional().describe('Of that player, for clients without cookies.'),
    }),
  },
  changeMe: {
    summary: 'Change my display name.',
    refuses: ['text_refused'],
    // This length only bounds the input; parseDisplayName in the game package has the rule.
    body: z.strictObject({ displayName: z.string().max(1000) }),
    reply: z.object({ player }),
  },
  exportMe: {
    summary: 'Everything that is kept on me.',
    reply: z.object({
      exportedAt: isoTimestamp,
      player: player.extend({ createdAt: isoTimestamp }),
      sessions: z.array(
        z.object({
          device: z.string().optional(),
          createdAt: isoTimestamp,
          seenAt: isoTimestamp,
          expiresAt: isoTimestamp,
        }),
      ),
      account: account.optional(),
      mergedPlayers: z
        .array(z.object({ userId: z.string(), mergedAt: isoTimestamp }))
        .describe('Anonymous players whose games I brought along.'),
      sanctions: z.array(sanction).describe('When an admin suspended or banned me, and why.'),
      dailyGames: z.array(dailyGame),
      dances: z.array(dance),
      swarms: z.array(swarm).describe('Tables that I sat at.'),
      friends: z.array(listedPlayer),
      blocked: z.array(listedPlayer),
      friendRequests: z.array(pendingFriend).describe('To me and of mine, without an answer.'),
      asksFriendsFirst: z.boolean().describe('Whether my code asks me first.'),
      memberships: z.array(exportedMembership).describe('Hives that I am in, or was.'),
      joinRequests: z.array(joinRequest),
      notifications: z.array(notification),
      notificationSettings,
      pushBrowsers: z
        .array(z.object({ service: z.string(), since: isoTimestamp }))
        .describe('Browsers that want pushes, by the push service that carries them.'),
      mails: z
        .array(
          z.object({ kind: z.string(), to: z.string(), queuedAt: isoTimestamp, sent: z.boolean() }),
        )
        .describe('Mails to me that wait, or were sent within a day.'),
      feedback: z.array(exportedFeedback),
      pairs: z.array(exportedPair).describe('Those that I have made for others.'),
      buzz: z.array(exportedBuzz),
      consent: consentDecision.optional().describe('What I last answered to being counted.'),
      events: z.array(analyticsEvent).describe('What was counted of me.'),
    }),
  },
  deleteMe: {
    summary: 'Delete me and everything that is only mine. There is no way back.',
    refuses: ['wrong_credentials'],
    body: z.strictObject({ password: passwordConfirmation }).optional(),
    reply: z.object({ deleted: z.literal(true) }),
  },
} satisfies Record<string, CallSchemas>;
