import { maxNotifications, mutableNotificationTypes, notificationTypes } from '@bee-jinx/game';
import { z } from 'zod';
import { type CallSchemas, isoTimestamp } from './call-schemas.ts';
import { otherPlayer } from './dance-schemas.ts';

export const notification = z.object({
  notificationId: z.string(),
  type: z.enum(notificationTypes),
  createdAt: isoTimestamp,
  read: z.boolean(),
  from: otherPlayer.optional(),
  gameId: z.string().optional(),
  groupId: z.string().optional(),
  pairCode: z.string().optional().describe('Of a pair that I have made.'),
  text: z.string().describe('Written for a person. Never with a word of the game.'),
});

const minute = z.int().min(0).max(1439).describe('Minutes after midnight.');

export const notificationSettings = z.strictObject({
  muted: z
    .array(z.enum(mutableNotificationTypes))
    .max(20)
    .describe('Kinds that must not disturb me.'),
  quietHours: z
    .strictObject({ from: minute, to: minute, timeZone: z.string().max(60) })
    .nullable()
    .describe('May reach over midnight.'),
  vacationUntil: isoTimestamp.nullable(),
  dailyReminder: z
    .strictObject({
      at: minute,
      timeZone: z.string().max(60),
      by: z
        .enum(['push', 'mail'])
        .optional()
        .describe('A push, where nothing is said. A mail needs an account with an e-mail.'),
    })
    .nullable()
    .optional()
    .describe(
      'One push or mail a day at this time where I am, unless I have finished the puzzle of that day.',
    ),
});

/** The result of PushSubscription.toJSON(). */
export const pushSubscription = z.strictObject({
  endpoint: z.string().max(1000).describe('Of the push service of this browser; https only.'),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
  expirationTime: z.number().nullish().describe('Accepted; the push service says when it is over.'),
});

/** The payload of a push, encrypted for one service worker. It never has a word of a game. */
export const pushMessage = z.object({
  notificationId: z.string(),
  type: z.enum(notificationTypes),
  title: z.string(),
  text: z.string(),
  path: z.string().describe('Where a tap leads.'),
  tag: z.string().describe('A newer message with the same tag takes the place of the older.'),
});

export const notifications = {
  listNotifications: {
    summary: `My inbox, the newest first: at most ${maxNotifications} are kept.`,
    query: z.strictObject({
      unread_only: z.enum(['true', 'false']).default('false'),
      limit: z.coerce.number<number | string>().int().min(1).max(maxNotifications).default(20),
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
  markInboxRead: {
    summary: 'I have read all that had come by then; what has come since stays unread.',
    body: z.strictObject({ until: isoTimestamp }),
    reply: z.object({ unreadCount: z.int(), version: z.int() }),
  },
  nudge: {
    summary: 'Remind the other that it is their turn.',
    refuses: ['not_your_game', 'wrong_round', 'game_over', 'nudge_not_due', 'nudge_too_soon'],
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
    reply: z.object({
      settings: notificationSettings,
      mailTo: z
        .string()
        .optional()
        .describe('Where a reminder by mail would go; absent where none can be sent.'),
    }),
  },
  changeNotificationSettings: {
    summary: 'Say what may disturb me, and when. What is not named stays as it is.',
    body: notificationSettings.partial().extend({
      mute: z
        .partialRecord(z.enum(mutableNotificationTypes), z.boolean())
        .optional()
        .describe('Kinds to mute (true) or to hear again (false). Other kinds stay as they are.'),
    }),
    reply: z.object({ settings: notificationSettings }),
  },
  stopReminders: {
    summary:
      'No more daily reminders, by the link of a mail and without a session. Mail programs call it with the form of RFC 8058.',
    query: z.strictObject({ token: z.string().max(300).describe('From the link of the mail.') }),
    reply: z.object({ stopped: z.literal(true) }),
  },
  readPushKey: {
    summary: 'The key (VAPID) with which a browser subscribes to pushes from here.',
    reply: z.object({ publicKey: z.string().describe('A P-256 point, base64url.') }),
  },
  subscribeToPush: {
    summary: 'Push to this browser, until it signs out or is told to stop.',
    body: pushSubscription,
    reply: z.object({ subscribed: z.literal(true) }),
  },
  unsubscribeFromPush: {
    summary: 'No more pushes to this browser.',
    body: z.strictObject({ endpoint: z.string().max(1000) }),
    reply: z.object({ subscribed: z.literal(false) }),
  },
} satisfies Record<string, CallSchemas>;

export type Notification = z.infer<typeof notification>;
export type NotificationSettings = z.infer<typeof notificationSettings>;
export type PushMessage = z.infer<typeof pushMessage>;
