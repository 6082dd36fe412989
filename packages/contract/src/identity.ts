import { z } from 'zod';
import { account, ownPassword } from './accounts.ts';
import { ownBuzz } from './buzz.ts';
import { dailyGame } from './daily-shapes.ts';
import { dance } from './dance-shapes.ts';
import { analyticsEvent, consentDecision } from './events.ts';
import { ownFeedback } from './feedback.ts';
import { keptPlayer } from './friend-shapes.ts';
import { joinRequest, keptMembership } from './group-shapes.ts';
import { notification, notificationSettings } from './notifications.ts';
import { player } from './player.ts';
import { sanction } from './sanction.ts';
import { type Shapes, time } from './shapes.ts';

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
    reply: z.object({ signedOut: z.literal(true) }),
  },
  changeMe: {
    summary: 'Change my display name.',
    // The length here only bounds the work; readDisplayName in the game package is the rule.
    body: z.strictObject({ displayName: z.string().max(1000) }),
    reply: z.object({ player }),
  },
  exportMe: {
    summary: 'Everything that is kept on me.',
    reply: z.object({
      exportedAt: time,
      player: player.extend({ createdAt: time }),
      sessions: z.array(
        z.object({
          device: z.string().optional(),
          createdAt: time,
          seenAt: time,
          expiresAt: time,
        }),
      ),
      account: account.optional(),
      mergedPlayers: z
        .array(z.object({ userId: z.string(), mergedAt: time }))
        .describe('Anonymous players whose games I brought along.'),
      sanctions: z.array(sanction).describe('When an admin suspended or banned me, and why.'),
      dailyGames: z.array(dailyGame),
      dances: z.array(dance),
      friends: z.array(keptPlayer),
      blocked: z.array(keptPlayer),
      memberships: z.array(keptMembership).describe('Hives that I am in, or was.'),
      joinRequests: z.array(joinRequest),
      notifications: z.array(notification),
      notificationSettings,
      pushBrowsers: z
        .array(z.object({ service: z.string(), since: time }))
        .describe('Browsers that want pushes, by the push service that carries them.'),
      mails: z
        .array(z.object({ kind: z.string(), to: z.string(), queuedAt: time, sent: z.boolean() }))
        .describe('Mails to me that wait, or were sent within a day.'),
      feedback: z.array(ownFeedback),
      buzz: z.array(ownBuzz),
      consent: consentDecision.optional().describe('What I last answered to being counted.'),
      events: z.array(analyticsEvent).describe('What was counted of me.'),
    }),
  },
  deleteMe: {
    summary: 'Delete me and everything that is only mine. There is no way back.',
    body: z.strictObject({ password: ownPassword }).optional(),
    reply: z.object({ deleted: z.literal(true) }),
  },
} satisfies Record<string, Shapes>;
