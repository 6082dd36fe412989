/** The main places, where a visit begins most often: the page's head asks for their screens before the shell does. */
export const screensAhead = {
  '/jinx/daily': '/features/daily/DailyScreen.tsx',
  '/jinx/dance': '/features/dance/LobbyScreen.tsx',
  '/hive': '/features/hives/HivesScreen.tsx',
  '/buzz': '/features/buzz/BuzzScreen.tsx',
};
