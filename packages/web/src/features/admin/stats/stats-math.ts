import { dayMs } from '@bee-jinx/game';
import type { Stats } from './stats-query.ts';

export const total = (counts: readonly number[]): number =>
  counts.reduce((sum, count) => sum + count, 0);

/** ISO dates, both ends included. */
export function daysInRange({ from, to }: Pick<Stats, 'from' | 'to'>): string[] {
  const days: string[] = [];
  const last = Date.parse(to);
  for (let at = Date.parse(from); at <= last; at += dayMs) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}

const names: Record<string, string> = {
  SESSION_START: 'Visits',
  GAME_START: 'Games opened',
  WORD_SUBMISSION: 'Words said',
  HINT_USED: 'Hints taken',
  GAME_COMPLETE: 'Games ended',
  CONSENT_DECISION: 'Consent answers',
  FEATURE_FAILED: 'Failures seen',
};

export const eventTypeLabel = (eventType: string): string => names[eventType] ?? eventType;

/** In whole percent; a dash where the whole is 0. */
export const formatPercentage = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;

export interface FunnelStep {
  name: string;
  games: number;
  /** The share of all opened games, because a game also ends by giving up without a word. */
  share: string;
}

/** The steps from opening a game to its jinx. */
export function toFunnel({ games }: Pick<Stats, 'games'>): FunnelStep[] {
  const counts = [
    ['Opened', total(games.started)],
    ['Said a word', total(games.said)],
    ['Played to the end', total(games.finished)],
    ['Found the jinx', total(games.won)],
  ] as const;
  const [[, opened]] = counts;
  return counts.map(([name, count], at) => ({
    name,
    games: count,
    share: at === 0 ? '' : formatPercentage(count, opened),
  }));
}
