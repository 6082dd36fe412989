export type GameMode = 'single' | 'multiplayer';

export function gameModeAt(path: string): GameMode {
  return path.startsWith('/jinx/dance') || path.startsWith('/jinx/swarm')
    ? 'multiplayer'
    : 'single';
}

export const currentGameMode = (): GameMode => gameModeAt(location.pathname);
