import { type Dance, isOver, lapse, type Seat } from '@bee-jinx/game';
import { Refusal } from '../../platform/refusal.ts';
import { announce } from './announce.ts';
import type { DanceParts } from './parts.ts';
import type { Standing } from './present-dance.ts';
import { findDance, type NamedDanceRow } from './queries.ts';
import { saveDance, saveStep } from './save-dance.ts';
import { seatOf } from './seats.ts';
import { danceOf } from './stored-dance.ts';

type Ruling = { ok: true; game: Dance } | { ok: false; refusal: RefusalCode; waitMs?: number };
type RefusalCode = ConstructorParameters<typeof Refusal>[0];

export interface Change {
  row: NamedDanceRow;
  before: Dance;
  game: Dance;
  ruling: Ruling;
}

/**
 * How every command of a player runs: the game read, its time settled, the rule applied, what came of it
 * saved if nobody was faster; then signals and notifications; then the answer.
 */
export async function changeDance(
  parts: DanceParts,
  playerId: string,
  gameId: string,
  rule: (game: Dance, seat: Seat, row: NamedDanceRow, now: number) => Ruling,
  tell: { opponent: boolean } = { opponent: true },
): Promise<Standing> {
  let seat: Seat | null = null;
  const change = await settleDance(parts, gameId, (game, row, now) => {
    seat = seatOf(row, playerId);
    if (seat === null) throw new Refusal('not_your_game');
    return rule(game, seat, row, now);
  });
  if (seat === null) throw new Refusal('not_your_game');
  await announce(parts, { ...change, actor: seat, isQuiet: !tell.opponent });
  if (!change.ruling.ok) throw refusalOf(change);
  return { row: change.row, seat };
}

/** Without a player and without telling anybody. */
export function settleDance(
  { db, clock, dances }: DanceParts,
  gameId: string,
  rule: (game: Dance, row: NamedDanceRow, now: number) => Ruling,
): Promise<Change> {
  const now = clock.now();
  const decideOn = (row: NamedDanceRow | undefined): Change => {
    if (!row) throw new Refusal('not_your_game');
    const before = danceOf(row);
    // Time that has run out is saved also where the command itself is refused for it.
    const standing = lapse(before, now);
    const ruling = rule(standing, row, now);
    return { row, before, game: ruling.ok ? ruling.game : standing, ruling };
  };
  return dances.inTurn(gameId, async () => {
    const change = decideOn(await dances.find(gameId));
    const { row, before, game } = change;
    if (game === before) return change;
    if (!isOver(game)) {
      const saved = await db.statement((sql) => saveStep(sql, row, before, game, now));
      if (saved) return { ...change, row: saved };
    }
    // It ends, and counts for both; or another server was faster. Then with a lock, and decided anew.
    return db.transaction([`dance:${gameId}`], async (sql) => {
      const change = decideOn(await findDance(sql, gameId));
      const { row, before, game } = change;
      if (game === before) return change;
      return { ...change, row: await saveDance(sql, row, before, game, now) };
    });
  });
}

/** With where the game stands, so that a screen which was behind knows. */
function refusalOf({ ruling, row, game }: Change): Refusal {
  if (ruling.ok) throw new Error('There is nothing to refuse.');
  const details = { version: row.version, status: game.status, rounds: game.rounds.length };
  if (ruling.waitMs === undefined) return new Refusal(ruling.refusal, { details });
  const retryAfterSeconds = Math.ceil(ruling.waitMs / 1000);
  return new Refusal(ruling.refusal, {
    retryAfterSeconds,
    details: { ...details, retryAfterSeconds },
  });
}
