import type { Guard } from './guards.ts';
import type { AppRoute } from './router/app-route.ts';
import type { LoadScreen } from './router/screens.ts';

export const routes: AppRoute[] = [
  { index: true, lazy: () => import('../features/splash/SplashScreen.tsx') },
  { path: 'jinx/daily', lazy: () => import('../features/daily/DailyScreen.tsx') },
  { path: 'jinx/archive', lazy: () => import('../features/archive/ArchiveScreen.tsx') },
  { path: 'r/:replayId', lazy: () => import('../features/replay/ReplayScreen.tsx') },
  { path: 'jinx/dance', lazy: () => import('../features/dance/LobbyScreen.tsx') },
  {
    path: 'jinx/dance/history',
    lazy: () => import('../features/dance/records/HistoryScreen.tsx'),
  },
  {
    path: 'jinx/dance/with/:userId',
    lazy: () => import('../features/dance/records/HeadToHeadScreen.tsx'),
  },
  { path: 'jinx/dance/:gameId', lazy: () => import('../features/dance/DanceScreen.tsx') },
  { path: 'friends', lazy: () => import('../features/friends/FriendsScreen.tsx') },
  { path: 'hive', lazy: () => import('../features/hives/HivesScreen.tsx') },
  { path: 'hive/:groupId', lazy: () => import('../features/hives/HiveScreen.tsx') },
  { path: 'buzz', lazy: () => import('../features/buzz/BuzzScreen.tsx') },
  { path: 'inbox', lazy: () => import('../features/inbox/InboxScreen.tsx') },
  { path: 'settings', lazy: () => import('../features/settings/SettingsScreen.tsx') },
  { path: 'first-time', lazy: () => import('../features/first-time/FirstTimeScreen.tsx') },
  { path: 'login', lazy: () => import('../features/account/login/LoginScreen.tsx') },
  {
    path: 'forgot-password',
    lazy: () => import('../features/account/recovery/ForgotPasswordScreen.tsx'),
  },
  {
    path: 'reset-password',
    lazy: () => import('../features/account/recovery/ResetPasswordScreen.tsx'),
  },
  {
    path: 'account',
    ...guarded('player', () => import('../features/account/account/AccountScreen.tsx')),
  },
  {
    path: 'i/f/:friendCode',
    lazy: () => import('../features/invite-friend/InviteFriendScreen.tsx'),
  },
  {
    path: 'i/g/:inviteCode',
    lazy: () => import('../features/hives/invite/InviteHiveScreen.tsx'),
  },
  { path: 'auth-test', lazy: () => import('../features/account/auth-test/AuthTestScreen.tsx') },
  { path: 'test/feedback', lazy: () => import('../features/feedback/FeedbackTestScreen.tsx') },
  {
    path: 'jinx/test',
    ...guarded('player', () => import('../features/simulator/TestRigScreen.tsx')),
  },
  {
    ...guarded('admin', () => import('../features/admin/AdminLayout.tsx')),
    children: [
      {
        path: 'data-quality',
        ...guarded('admin', () => import('../features/admin/data-quality/DataQualityScreen.tsx')),
      },
      {
        path: 'admin',
        children: [
          {
            index: true,
            ...guarded('admin', () => import('../features/admin/overview/OverviewScreen.tsx')),
          },
          {
            path: 'caching',
            ...guarded('admin', () => import('../features/admin/caching/CachingScreen.tsx')),
          },
          {
            path: 'stats',
            ...guarded('admin', () => import('../features/admin/stats/StatsScreen.tsx')),
          },
          {
            path: 'groups',
            ...guarded('admin', () => import('../features/admin/groups/GroupsScreen.tsx')),
          },
          {
            path: 'players',
            ...guarded('admin', () => import('../features/admin/players/PlayersScreen.tsx')),
          },
          {
            path: 'feedback',
            ...guarded('admin', () => import('../features/admin/feedback/FeedbackScreen.tsx')),
          },
          {
            path: 'gpt5-testing',
            ...guarded(
              'admin',
              () => import('../features/admin/gpt5-testing/Gpt5TestingScreen.tsx'),
            ),
          },
          {
            path: 'debug-buffer',
            ...guarded('admin', () => import('../features/admin/debug-buffer/BufferScreen.tsx')),
          },
          {
            path: 'schemas',
            ...guarded('admin', () => import('../features/admin/schemas/SchemasScreen.tsx')),
          },
          {
            path: '2p-sim',
            ...guarded('admin', () => import('../features/admin/simulator/SimulatorScreen.tsx')),
          },
          {
            path: 'theme-lab',
            ...guarded('admin', () => import('../features/theme-lab/ThemeLabScreen.tsx')),
          },
          { path: '*', redirectTo: '/admin' },
        ],
      },
    ],
  },
  { path: 'theme-lab', redirectTo: '/admin/theme-lab' },
  { path: '*', redirectTo: '/' },
];

/** A visitor without access doesn't load the screen's code. */
function guarded(guard: Guard, lazy: LoadScreen): AppRoute {
  return { guard, lazy };
}
