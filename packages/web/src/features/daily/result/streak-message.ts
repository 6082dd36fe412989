interface Streaks {
  currentStreak: number;
  bestStreak: number;
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

/** What giving up today's game does to the streak; `streak` is the one up to yesterday. */
export function giveUpStreakMessage({ currentStreak: streak }: Streaks): string {
  return streak > 0
    ? `Your streak goes on: a day you give up counts, so this makes it ${formatDays(streak + 1)}.`
    : 'It still counts for your streak: this is day 1.';
}

const formatDays = (days: number): string =>
  `${days.toLocaleString()} ${days === 1 ? 'day' : 'days'}`;
