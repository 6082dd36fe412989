import { daysPerFreeze, maxFreezes } from '@bee-jinx/game';
import { formatNumber } from '../../../platform/format-number.ts';

interface Streaks {
  currentStreak: number;
  bestStreak: number;
  freezes?: number | undefined;
  hasEarnedFreeze?: boolean | undefined;
}

const milestones: Readonly<Record<number, string>> = {
  7: 'A whole week.',
  30: 'Thirty days.',
  100: 'A hundred days.',
  365: 'A whole year.',
};

/** After a game on its own day, which the streak includes. */
export function streakMessage({ currentStreak: days, bestStreak: best }: Streaks): {
  title: string;
  line: string;
} {
  if (days > 1) {
    const milestone = milestones[days];
    const record = days < best ? `Your record is ${formatDays(best)}.` : 'Your longest so far.';
    return {
      title: `${formatDays(days)} in a row`,
      line: [milestone, record].filter(Boolean).join(' '),
    };
  }
  return best > 1
    ? {
        title: 'Welcome back: day 1',
        line: `A new streak begins. Your record of ${formatDays(best)} still stands.`,
      }
    : { title: 'Day 1 of your streak', line: 'Play tomorrow’s pair too, and it is two in a row.' };
}

/** Under the cells of the week: the days that a freeze has saved lately, the freezes that are kept, and how far the next is. */
export function freezeMessage(streaks: Streaks, savedDays = ''): string {
  if (!savedDays) return keptFreezesMessage(streaks);
  const kept = streaks.freezes
    ? keptFreezesMessage(streaks)
    : `You earn the next ${nextIn(streaks)}.`;
  return `A freeze saved ${savedDays}. ${kept}`;
}

function keptFreezesMessage(streaks: Streaks): string {
  const { freezes = 0, hasEarnedFreeze } = streaks;
  const kept = freezes === 1 ? '1 freeze kept' : `${freezes} freezes kept`;
  if (hasEarnedFreeze) return `A freeze earned, ${kept}: each saves a day you miss.`;
  if (freezes === maxFreezes) return `${kept}: each saves a day you miss.`;
  return freezes === 0
    ? `A freeze saves a day you miss. You earn one ${nextIn(streaks)}.`
    : `${kept}: it saves a day you miss. The next one ${nextIn(streaks)}.`;
}

function nextIn({ currentStreak: days }: Streaks): string {
  const next = daysPerFreeze - (days % daysPerFreeze);
  return next === 1 ? 'tomorrow' : `in ${next} days`;
}

/** What giving up today's game does to the streak; `streak` is the one up to yesterday. */
export function giveUpStreakMessage(
  { currentStreak: streak }: Streaks,
  hasSaidWord: boolean,
): string {
  if (!hasSaidWord) {
    return streak > 0
      ? `A day without a word isn’t played: say one first, and your streak of ${formatDays(streak)} goes on.`
      : 'A day without a word doesn’t count for a streak. Say one first, and this is day 1.';
  }
  return streak > 0
    ? `Your streak goes on: a day you give up counts, so this makes it ${formatDays(streak + 1)}.`
    : 'It still counts for your streak: this is day 1.';
}

const formatDays = (days: number): string => `${formatNumber(days)} ${days === 1 ? 'day' : 'days'}`;
