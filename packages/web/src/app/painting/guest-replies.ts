import type { CallName, CallReply } from '@bee-jinx/contract/browser';
import { maxDailyRounds, puzzleNumberOn } from '@bee-jinx/game';
import { call } from '../../api/call.ts';
import { today } from '../../platform/today.ts';

type GuestReplies = {
  [Name in CallName]?: (query: URLSearchParams) => CallReply<Name> | Promise<CallReply<Name>>;
};

/**
 * What the server would reply to a player who has just come. A visitor becomes one when the page's script runs, so
 * that crawlers don't; until then the page shows this, made from what is public.
 */
export const guestReplies: GuestReplies = {
  fetchStats: () => ({
    stats: {
      gamesPlayed: 0,
      gamesWon: 0,
      averageRounds: 0,
      winPercentage: 0,
      currentStreak: 0,
      bestStreak: 0,
      distribution: Array.from({ length: maxDailyRounds }, () => 0),
      userLevel: 'new',
    },
  }),
  listBuzz: () => ({ buzz: [] }),
  activeDances: () => ({ activeGames: [] }),
  danceHistory: () => ({ games: [] }),
  listGroups: () => ({ groups: [] }),
  groupRequests: () => ({ requests: [], sent: [] }),
  dailyPuzzle: async (query) => {
    const puzzleNumber = Number(query.get('puzzleNumber'));
    const { puzzle } = await call('publishedPuzzle', {
      params: { puzzleNumber: String(puzzleNumber) },
    });
    return {
      puzzle,
      game: {
        puzzleNumber,
        status: 'playing',
        rounds: [],
        hints: [],
        hintsUsed: 0,
        startedAt: `${today()}T00:00:00.000Z`,
        archive: puzzle.activeDate !== today(),
        version: 0,
      },
      today: { date: today(), puzzleNumber: puzzleNumberOn(today()) },
    };
  },
};
