/**
 * The screens where most visits begin. The server paints them (`painter.tsx`), and names their files with the page
 * (`build/preload-manifest.ts`).
 */
export const paintedScreens = {
  '/': '/features/splash/SplashScreen.tsx',
  '/jinx/daily': '/features/daily/DailyScreen.tsx',
  '/jinx/dance': '/features/dance/LobbyScreen.tsx',
  '/hive': '/features/hives/HivesScreen.tsx',
  '/buzz': '/features/buzz/BuzzScreen.tsx',
} as const;
