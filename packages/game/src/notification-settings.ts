import type { DailyReminder } from './daily-reminder.ts';

/** The notification types that a player can turn off. */
export const mutableNotificationTypes = [
  'invite',
  'your_turn',
  'reveal',
  'jinx',
  'nudge',
  'decision',
  'rematch',
  'abandoned',
  'expiring',
  'friend_joined',
  'group_request',
  'group_approved',
  'group_owner',
  'group_ended',
  'pair_finished',
  'recap_week',
  'recap_year',
] as const;
/** Security notices are sent whatever the settings are. The reminder is off until it is asked for. */
export const notificationTypes = [...mutableNotificationTypes, 'reminder', 'security'] as const;
/** Bounds the inbox, so that it can be read without pages. */
export const maxNotifications = 100;

export type NotificationType = (typeof notificationTypes)[number];

/** When a player may be disturbed outside of the game. The inbox is filled regardless. */
export interface NotificationSettings {
  /** The types that are off; all others are on. */
  muted: (typeof mutableNotificationTypes)[number][];
  /** Minutes after midnight in the player's time zone. They may span midnight. */
  quietHours: { from: number; to: number; timeZone: string } | null;
  /** No push is sent before this time, in milliseconds. */
  vacationUntil: number | null;
  /** Null without one. */
  dailyReminder: DailyReminder | null;
}

export const defaultNotificationSettings: NotificationSettings = {
  muted: [],
  quietHours: null,
  vacationUntil: null,
  dailyReminder: null,
};

export function isPushAllowed(
  { muted, quietHours, vacationUntil }: NotificationSettings,
  type: NotificationType,
  now: number,
): boolean {
  if (type === 'security') return true;
  if ((muted as readonly NotificationType[]).includes(type)) return false;
  if (vacationUntil !== null && now < vacationUntil) return false;
  if (!quietHours) return true;
  const { from, to, timeZone } = quietHours;
  const minute = minuteOfDay(now, timeZone);
  return from <= to ? minute < from || minute >= to : minute < from && minute >= to;
}

export function isTimeZone(name: string): boolean {
  try {
    minuteOfDay(0, name);
    return true;
  } catch {
    return false;
  }
}

function minuteOfDay(now: number, timeZone: string): number {
  const [hour = 0, minute = 0] = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .format(now)
    .split(':')
    .map(Number);
  return hour * 60 + minute;
}
