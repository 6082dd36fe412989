import type { ComponentType } from 'react';
import { NotOpenYetScreen } from './NotOpenYetScreen.tsx';

/** Each goes when its own screen comes; with the last one this folder goes too. */
export const screens = {};

export type NotOpenYet = keyof typeof screens;

function notOpenYet(title: string, promise: string): ComponentType {
  return () => <NotOpenYetScreen title={title} promise={promise} />;
}
