import type { DailyStats, Dance } from '@bee-jinx/contract/browser';
import { createQueue } from '../../platform/queue.ts';
import type { KeyValueStorage } from '../../platform/safe-storage.ts';

/** What the mascot has a word to say about. */
export type MascotMoment =
  | { kind: 'first-visit' }
  | { kind: 'first-jinx' }
  | { kind: 'streak-kept'; days: number }
  | { kind: 'streak-lost'; days: number }
  | { kind: 'invite-accepted'; name: string };

type WaitingMoment = MascotMoment & {
  /** False once another tab has told it. */
  isDue?(): boolean;
  onTold?(): void;
};

/** Told one by one, when nobody is busy and there is room. */
export const mascotMoments = createQueue<WaitingMoment>();

/** Short: it stands for a second and a half. */
export function mascotWords(moment: MascotMoment): {
  message: string;
  pose: 'waving' | 'jinx' | 'carrying' | 'oops';
} {
  switch (moment.kind) {
    case 'first-visit':
      return { message: 'Hello. I have a word for you. Sealed.', pose: 'waving' };
    case 'first-jinx':
      return { message: 'Your first jinx. I felt that.', pose: 'jinx' };
    case 'streak-kept':
      return { message: `${moment.days} days in a row. I keep count.`, pose: 'carrying' };
    case 'streak-lost':
      return { message: `${moment.days} days were lovely. Again?`, pose: 'oops' };
    case 'invite-accepted':
      return { message: `${moment.name} said yes.`, pose: 'jinx' };
  }
}

const milestones = [2, 3, 5, 7, 10, 14, 21, 30, 50, 75];
const isMilestone = (days: number): boolean => milestones.includes(days) || days % 100 === 0;
/** A single day is no streak to mourn. */
const leastLost = 2;

interface SeenStats {
  won: number;
  streak: number;
}

const seenKey = (userId: string) => `mascot.seen.${userId}`;

type Stats = Pick<DailyStats, 'gamesWon' | 'currentStreak'>;

/**
 * What has happened since this browser last told of the stats. In a new browser nothing has. A moment is found again until
 * `rememberStats` is called.
 */
export function findStatsMoment(
  storage: KeyValueStorage,
  userId: string,
  stats: Stats,
): MascotMoment | undefined {
  const moment = momentSince(parseSeen(storage.read(seenKey(userId))), stats);
  if (!moment) rememberStats(storage, userId, stats);
  return moment;
}

/** Once the moment is told. */
export function rememberStats(storage: KeyValueStorage, userId: string, stats: Stats): void {
  const seen: SeenStats = { won: stats.gamesWon, streak: stats.currentStreak };
  storage.write(seenKey(userId), JSON.stringify(seen));
}

function momentSince(
  seen: SeenStats | undefined,
  { gamesWon: won, currentStreak: streak }: Stats,
): MascotMoment | undefined {
  if (!seen) return undefined;
  if (seen.won === 0 && won > 0) return { kind: 'first-jinx' };
  if (seen.streak >= leastLost && streak < seen.streak) {
    return { kind: 'streak-lost', days: seen.streak };
  }
  return streak > seen.streak && isMilestone(streak)
    ? { kind: 'streak-kept', days: streak }
    : undefined;
}

type DanceFacts = Pick<Dance, 'gameId' | 'status' | 'isInviter' | 'opponent'>;

export const findOwnInvites = (dances: readonly DanceFacts[]): Set<string> =>
  new Set(
    dances
      .filter(({ status, isInviter }) => status === 'invited' && isInviter)
      .map(({ gameId }) => gameId),
  );

/** The name of who has accepted one of my invites, unless its screen shows it. */
export const findAcceptedInvite = (
  dances: readonly DanceFacts[],
  invites: ReadonlySet<string>,
  pathname: string,
): string | undefined =>
  dances.find(
    ({ gameId, status, opponent }) =>
      status === 'active' &&
      invites.has(gameId) &&
      opponent?.isBee === false &&
      !pathname.endsWith(`/${gameId}`),
  )?.opponent?.displayName;

function parseSeen(text: string | null): SeenStats | undefined {
  try {
    const seen = JSON.parse(text ?? '') as Partial<SeenStats>;
    return typeof seen.won === 'number' && typeof seen.streak === 'number'
      ? { won: seen.won, streak: seen.streak }
      : undefined;
  } catch {
    return undefined;
  }
}
