import type { ComponentType } from 'react';
import { NotOpenYetScreen } from './NotOpenYetScreen.tsx';

/** Each goes when its own screen comes; with the last one this folder goes too. */
export const screens = {
  hive: notOpenYet(
    'Hive',
    'The hive is not open yet; here you will find your groups and see how everybody did today.',
  ),
  groupInvite: notOpenYet(
    'A hive invites you',
    'Invitations are not open yet; with this link you will see the group and join it.',
  ),
  stats: notOpenYet(
    'Event stats',
    'This page is not open yet; it will chart events, players and games by day.',
  ),
  groups: notOpenYet(
    'Groups',
    'This page is not open yet; it will list the groups with their members and requests.',
  ),
  debugBuffer: notOpenYet(
    'Event buffer',
    'This page is not open yet; it will show the events that wait to be stored, and flush them.',
  ),
};

export type NotOpenYet = keyof typeof screens;

function notOpenYet(title: string, promise: string): ComponentType {
  return () => <NotOpenYetScreen title={title} promise={promise} />;
}
