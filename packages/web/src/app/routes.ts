import type { AppRoute } from './router/app-route.ts';
import type { LoadScreen } from './router/screens.ts';

export const routes: AppRoute[] = [
  { index: true, lazy: () => import('../features/splash/SplashScreen.tsx') },
  screen('jinx/daily', () => import('../features/daily/DailyScreen.tsx')),
  screen('jinx/archive', () => import('../features/archive/ArchiveScreen.tsx')),
  screen('r/:replayId', () => import('../features/replay/ReplayScreen.tsx')),
  screen('recap/:period', () => import('../features/recap/RecapScreen.tsx')),
  screen('pairs', () => import('../features/pairs/PairsScreen.tsx')),
  screen('p/:code', () => import('../features/daily/SentPairScreen.tsx')),
  screen('jinx/dance', () => import('../features/dance/LobbyScreen.tsx')),
  screen('jinx/dance/history', () => import('../features/dance/records/HistoryScreen.tsx')),
  screen('jinx/dance/with/:userId', () => import('../features/dance/records/HeadToHeadScreen.tsx')),
  screen('jinx/dance/:gameId', () => import('../features/dance/DanceScreen.tsx')),
  screen('jinx/swarm', () => import('../features/swarm/SwarmsScreen.tsx')),
  screen('jinx/swarm/replay/:replayId', () => import('../features/swarm/ReplayScreen.tsx')),
  screen('jinx/swarm/:code', () => import('../features/swarm/SwarmScreen.tsx')),
  screen('jinx/swarm/:code/table', () => import('../features/swarm/TableScreen.tsx')),
  screen('friends', () => import('../features/friends/FriendsScreen.tsx')),
  screen('hive', () => import('../features/hives/HivesScreen.tsx')),
  screen('hive/:groupId', () => import('../features/hives/HiveScreen.tsx')),
  screen('buzz', () => import('../features/buzz/BuzzScreen.tsx')),
  screen('inbox', () => import('../features/inbox/InboxScreen.tsx')),
  screen('settings', () => import('../features/settings/SettingsScreen.tsx')),
  screen('settings/:page', () => import('../features/settings/SettingsScreen.tsx')),
  screen('first-time', () => import('../features/first-time/FirstTimeScreen.tsx')),
  screen('login', () => import('../features/account/login/LoginScreen.tsx')),
  screen('forgot-password', () => import('../features/account/recovery/ForgotPasswordScreen.tsx')),
  screen('reset-password', () => import('../features/account/recovery/ResetPasswordScreen.tsx')),
  screen('no-reminders', () => import('../features/account/NoRemindersScreen.tsx')),
  accountScreen('account', () => import('../features/account/account/AccountScreen.tsx')),
  screen('farewell', () => import('../features/account/FarewellScreen.tsx')),
  screen('i/f/:friendCode', () => import('../features/invite-friend/InviteFriendScreen.tsx')),
  screen('i/g/:inviteCode', () => import('../features/hives/invite/InviteHiveScreen.tsx')),
  screen('auth-test', () => import('../features/account/auth-test/AuthTestScreen.tsx')),
  screen('test/feedback', () => import('../features/feedback/FeedbackTestScreen.tsx')),
  accountScreen('jinx/test', () => import('../features/simulator/TestRigScreen.tsx')),
  {
    guard: 'admin',
    lazy: () => import('../features/admin/AdminLayout.tsx'),
    children: [
      adminScreen(
        'data-quality',
        () => import('../features/admin/data-quality/DataQualityScreen.tsx'),
      ),
      {
        path: 'admin',
        children: [
          {
            index: true,
            guard: 'admin',
            lazy: () => import('../features/admin/overview/OverviewScreen.tsx'),
          },
          adminScreen('caching', () => import('../features/admin/caching/CachingScreen.tsx')),
          adminScreen('stats', () => import('../features/admin/stats/StatsScreen.tsx')),
          adminScreen('groups', () => import('../features/admin/groups/GroupsScreen.tsx')),
          adminScreen('players', () => import('../features/admin/players/PlayersScreen.tsx')),
          adminScreen('pairs', () => import('../features/admin/pairs/PairsScreen.tsx')),
          adminScreen('feedback', () => import('../features/admin/feedback/FeedbackScreen.tsx')),
          adminScreen(
            'gpt5-testing',
            () => import('../features/admin/gpt5-testing/Gpt5TestingScreen.tsx'),
          ),
          adminScreen(
            'debug-buffer',
            () => import('../features/admin/debug-buffer/BufferScreen.tsx'),
          ),
          adminScreen('schemas', () => import('../features/admin/schemas/SchemasScreen.tsx')),
          adminScreen('swarms', () => import('../features/admin/swarms/SwarmsScreen.tsx')),
          adminScreen('2p-sim', () => import('../features/admin/simulator/SimulatorScreen.tsx')),
          adminScreen('theme-lab', () => import('../features/theme-lab/ThemeLabScreen.tsx')),
          { path: '*', redirectTo: '/admin' },
        ],
      },
    ],
  },
  { path: 'theme-lab', redirectTo: '/admin/theme-lab' },
  { path: '*', redirectTo: '/' },
];

function screen(path: string, lazy: LoadScreen): AppRoute {
  return { path, lazy };
}

/** A visitor without access doesn't load the screen's code. */
function accountScreen(path: string, lazy: LoadScreen): AppRoute {
  return { path, lazy, guard: 'player' };
}

function adminScreen(path: string, lazy: LoadScreen): AppRoute {
  return { path, lazy, guard: 'admin' };
}
