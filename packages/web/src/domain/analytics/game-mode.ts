export type GameMode = 'single' | 'multiplayer';

/** Whether one plays with somebody is known by the path. */
export function gameModeAt(path: string): GameMode {
  return path.startsWith('/jinx/dance') ? 'multiplayer' : 'single';
}
