import { notificationTypes } from '@bee-jinx/game';
import { z } from 'zod';
import { otherPlayer } from './dance-shapes.ts';
import { type Shapes, time } from './shapes.ts';

export const notification = z.object({
  notificationId: z.string(),
  type: z.enum(notificationTypes),
  createdAt: time,
  read: z.boolean(),
  from: otherPlayer.optional(),
  gameId: z.string().optional(),
  groupId: z.string().optional(),
  text: z.string().describe('Written for a person. Never with a word of the game.'),
});

const minute = z.int().min(0).max(1439).describe('Minutes after midnight.');

const settings = z.strictObject({
  muted: z.array(z.enum(notificationTypes)).max(20).describe('Kinds that must not disturb me.'),
  quietHours: z
    .strictObject({ from: minute, to: minute, timeZone: z.string().max(60) })
    .nullable()
    .describe('May reach over midnight.'),
  vacationUntil: time.nullable(),
});

export const notifications = {
  listNotifications: {
    summary: 'My inbox, the newest first.',
    query: z.strictObject({
      unread_only: z.enum(['true', 'false']).default('false'),
      limit: z.coerce.number<number | string>().int().min(1).max(100).default(20),
    }),
    reply: z.object({
      notifications: z.array(notification),
      unreadCount: z.int(),
      version: z.int().describe('Grows with every change of the inbox.'),
    }),
  },
  markNotificationRead: {
    summary: 'I have read it.',
    body: z.strictObject({ notificationId: z.string().max(100) }),
    reply: z.object({ notification, unreadCount: z.int(), version: z.int() }),
  },
  nudge: {
    summary: 'Remind the other that it is their turn.',
    body: z.strictObject({
      recipientUserId: z.string().max(100),
      opponentUserId: z.string().max(100).nullish(),
      gameId: z.string().max(100),
      roundNumber: z.int().min(1).max(10_000),
    }),
    reply: z.object({ nudged: z.literal(true) }),
  },
  readNotificationSettings: {
    summary: 'What may disturb me, and when.',
    reply: z.object({ settings }),
  },
  changeNotificationSettings: {
    summary: 'Say what may disturb me, and when.',
    body: settings,
    reply: z.object({ settings }),
  },
} satisfies Record<string, Shapes>;

export type Notification = z.infer<typeof notification>;
