import type { GameServer } from './game-server.ts';

/**
 * Makes the player of this finished game have played on days before it too, each as its puzzle's day: several days
 * can't be played in one. The games are copies of that one.
 */
export function addEarlierDays(
  server: GameServer,
  replayId: string,
  daysBefore: readonly number[],
): void {
  server.editDatabase((db) => {
    const copyRow = (table: string, condition: string, changes: Record<string, unknown>) => {
      const row = db.prepare(`select * from ${table} where ${condition}`).get(replayId);
      const copy = Object.entries({ ...row, ...changes }) as [string, string | number | null][];
      const columns = copy.map(([column]) => column);
      db.prepare(
        `insert or ignore into ${table} (${columns}) values (${columns.map(() => '?')})`,
      ).run(...copy.map(([, value]) => value));
    };
    const game = 'select puzzle_number from daily_games where replay_id = ?';
    const last = db.prepare(game).get(replayId)?.puzzle_number;
    for (const days of daysBefore) {
      const puzzle_number = Number(last) - days;
      copyRow('puzzles', `puzzle_number = (${game})`, { puzzle_number });
      copyRow('daily_games', 'replay_id = ?', { puzzle_number, replay_id: null });
    }
  });
}
