import type { ComponentType } from 'react';
import { NotOpenYetScreen } from './NotOpenYetScreen.tsx';

/** Each goes when its own screen comes; with the last one this folder goes too. */
export const screens = {
  stats: notOpenYet(
    'Event stats',
    'This page is not open yet; it will chart events, players and games by day.',
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
