import type { NotificationSettings } from './notification-settings.ts';

type MutableType = NotificationSettings['muted'][number];

/** Each kind with whether it is to be muted; the others stay as they are. */
export type MuteChange = Partial<Record<MutableType, boolean>>;

export function changeMuted(muted: readonly MutableType[], change: MuteChange): MutableType[] {
  const named = Object.keys(change) as MutableType[];
  const all = new Set([...muted, ...named.filter((type) => change[type])]);
  return [...all].filter((type) => change[type] !== false);
}
