import type {
  Account,
  DailyGame,
  DailyPuzzle,
  DailyStats,
  Player,
} from '@bee-jinx/contract/browser';
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { CallError } from './api/call-error.ts';
import { accountQuery } from './domain/account/account.ts';
import { playerQuery, shownPlayerId } from './domain/account/player.ts';
import { PairResults } from './domain/pairs/PairResults.tsx';
import { pairQuery } from './domain/pairs/pairs.ts';
import { statsQuery } from './domain/play/daily.ts';
import { hiveSwarmQuery } from './domain/swarm/swarm.ts';
import { Component as AccountScreen } from './features/account/account/AccountScreen.tsx';
import { AfterSignIn } from './features/account/login/AfterSignIn.tsx';
import { orphanedDataKey } from './features/account/migration/orphaned-data.ts';
import { Stats } from './features/daily/result/Stats.tsx';
import { FriendsRow } from './features/hives/HiveList.tsx';
import { HiveSwarmRow } from './features/hives/hive/HiveSwarm.tsx';
import { friendsGroupQuery } from './features/hives/hive-queries.ts';
import { Component as SwarmsScreen } from './features/swarm/SwarmsScreen.tsx';
import { mySwarmsQuery } from './features/swarm/swarm-queries.ts';
import { StaticRouter } from './platform/router/StaticRouter.tsx';

const userId = 'player_1';
let cache = new QueryClient();

beforeEach(() => {
  cache = new QueryClient();
  shownPlayerId.set(userId);
  cache.setQueryData(playerQuery(userId).queryKey, { userId, displayName: 'Anna' } as Player);
});

function failAgain(queryKey: QueryKey, data: unknown): void {
  cache.setQueryData(queryKey, data);
  const error = new CallError('offline');
  cache.getQueryCache().find({ queryKey, exact: true })?.setState({ status: 'error', error });
}

const drawn = (screen: ReactNode): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <StaticRouter>{screen}</StaticRouter>
    </QueryClientProvider>,
  );

test('the account forms stay, with what was typed', () => {
  const recoveryCodes = { left: 10, madeAt: '2026-11-16T08:00:00.000Z' };
  const account = { email: 'anna@bee.example', hasPassword: true, passkeys: [], recoveryCodes };
  failAgain(accountQuery(userId).queryKey, account as unknown as Account);
  const html = drawn(<AccountScreen />);
  expect(html).toContain('Change e-mail');
  expect(html).toContain('Try again');
});

test('the choice of games to merge stays', () => {
  const left = { postHogId: 'anon_1', displayName: 'Guest', collections: [], conflicts: [] };
  failAgain(orphanedDataKey(userId), left);
  expect(drawn(<AfterSignIn />)).not.toContain('Look again for earlier games');
});

test('the figures after a game stay', () => {
  const stats: DailyStats = {
    gamesPlayed: 10,
    gamesWon: 9,
    averageRounds: 4,
    winPercentage: 90,
    currentStreak: 3,
    bestStreak: 5,
    distribution: [0, 1, 2],
    userLevel: 'beginner',
  };
  failAgain(statsQuery('').queryKey, stats);
  const html = drawn(<Stats puzzle={{ par: 4 } as DailyPuzzle} game={{} as DailyGame} />);
  expect(html).toContain('You and the bee');
});

test('the list of friends stays', () => {
  failAgain(friendsGroupQuery(userId).queryKey, [{ displayName: 'Ben' }]);
  expect(drawn(<FriendsRow />)).toContain('Ben');
});

const sentPair = { code: 'p1', word1: 'sea', word2: 'moon', puzzleNumber: 2_000_001, isMine: true };
const finished = {
  player: { userId: 'ben', displayName: 'Ben' },
  outcome: 'jinx',
  hintsUsed: 0,
  rounds: [],
};
const pairResults = () => drawn(<PairResults code="p1" start={['sea', 'moon']} />);

test('the results of a sent pair stay', () => {
  failAgain(pairQuery('p1').queryKey, { pair: sentPair, results: [finished] });
  const html = pairResults();
  expect(html).toContain('Ben');
  expect(html).toContain('You’re offline');
});

test('a reply without results, from before the own last word, isn’t told as nobody’s', () => {
  const { queryKey } = pairQuery('p1');
  cache.setQueryData(queryKey, { pair: sentPair } as never);
  expect(pairResults()).not.toContain('Nobody');
  failAgain(queryKey, { pair: sentPair });
  expect(pairResults()).not.toContain('Nobody');
  cache.setQueryData(queryKey, { pair: sentPair, results: [] } as never);
  expect(pairResults()).toContain('Nobody has finished it yet');
});

test('the list of swarms stays', () => {
  const swarm = {
    swarmId: 's1',
    code: 'HMXR',
    status: 'open',
    minds: 3,
    names: ['Ben'],
    others: ['Ben'],
  };
  failAgain(mySwarmsQuery.queryKey, { pages: [{ swarms: [swarm] }], pageParams: [null] });
  const html = drawn(<SwarmsScreen />);
  expect(html).toContain('Your swarms');
  expect(html).toContain('You’re offline');
});

test('the row of a hive’s swarm stays', () => {
  failAgain(hiveSwarmQuery('h1').queryKey, null);
  expect(drawn(<HiveSwarmRow groupId="h1" startAt="/" />)).toContain('The hive’s swarm');
});
