/** The main places, where a visit begins most often: their screens are named with the page (build/first-files.ts). */
export const preloadedScreens = {
  '/jinx/daily': '/features/daily/DailyScreen.tsx',
  '/jinx/dance': '/features/dance/LobbyScreen.tsx',
  '/hive': '/features/hives/HivesScreen.tsx',
  '/buzz': '/features/buzz/BuzzScreen.tsx',
};
