/** The screens where most visits begin; they are preloaded with the page (build/preload-manifest.ts). */
export const preloadedScreens = {
  '/jinx/daily': '/features/daily/DailyScreen.tsx',
  '/jinx/dance': '/features/dance/LobbyScreen.tsx',
  '/hive': '/features/hives/HivesScreen.tsx',
  '/buzz': '/features/buzz/BuzzScreen.tsx',
};
