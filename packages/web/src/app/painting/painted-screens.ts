/**
 * The screens where most visits begin, by the path of their route. The server paints them (`painter.tsx`), and names
 * their files with the page (`build/preload-manifest.ts`).
 */
export const paintedScreens = {
  '/': '/features/splash/SplashScreen.tsx',
  '/jinx/daily': '/features/daily/DailyScreen.tsx',
  '/jinx/dance': '/features/dance/LobbyScreen.tsx',
  '/jinx/dance/:gameId': '/features/dance/DanceScreen.tsx',
  '/hive': '/features/hives/HivesScreen.tsx',
  '/hive/:groupId': '/features/hives/HiveScreen.tsx',
  '/buzz': '/features/buzz/BuzzScreen.tsx',
} as const;

/** What some of them show only at times, by the name that its `lazyModule` has. */
export const paintedParts = {
  'home-summary': '/features/splash/HomeSummary.tsx',
  'daily-result': '/features/daily/game-over-components.ts',
  'dance-result': '/features/dance/result/game-over-components.ts',
} as const;
