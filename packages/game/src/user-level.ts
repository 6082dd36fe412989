export const userLevels = ['new', 'beginner', 'intermediate', 'experienced'] as const;
export type UserLevel = (typeof userLevels)[number];

export function userLevelOf(gamesPlayed: number): UserLevel {
  if (gamesPlayed === 0) return 'new';
  if (gamesPlayed < 10) return 'beginner';
  return gamesPlayed < 50 ? 'intermediate' : 'experienced';
}
