/** The key of what a player was told, before their id. Kept when they sign out, so that nobody is told twice. */
export const frozenToldPrefix = 'streak.frozen.';
