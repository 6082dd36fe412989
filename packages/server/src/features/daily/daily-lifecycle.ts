import type { DailyGame, PuzzlePlayedTwice, Signal } from '@bee-jinx/contract';
import { dateOfPuzzle, isSentPairNumber, pickGameToKeep } from '@bee-jinx/game';
import type { Reader, Writer } from '../../platform/database/database.ts';
import { mapPages, paginate } from '../../platform/paginate.ts';
import type { DailyDeps } from './deps.ts';
import { gameFromRow } from './game-steps.ts';
import { presentGame, statusOf } from './present-game.ts';
import {
  type DailyGameRow,
  deleteGame,
  findGame,
  gamesAfter,
  insertGame,
  playedGamesOf,
  puzzlesPlayedByBoth,
  reassignGame,
} from './queries.ts';

type Row = Awaited<ReturnType<typeof gamesAfter>>[number];

/** All games of a player, as they may see them themselves. */
export function exportGames(
  { db, clock, bee }: DailyDeps,
  playerId: string,
): AsyncIterable<DailyGame[]> {
  const pages = paginate<Row>((last, limit) =>
    gamesAfter(db.read, playerId, last?.puzzle_number ?? 0, limit),
  );
  return mapPages(pages, (rows) =>
    rows.map(
      (row) => presentGame({ row, game: gameFromRow(row, row) }, clock.now(), bee.reasonFor).game,
    ),
  );
}

/** Which of two games of one puzzle the player wants to keep; where they don't say, `pickGameToKeep` does. */
interface MergeChoices {
  keep: ReadonlyMap<number, 'account' | 'anonymous'>;
}

/** What became of the games of the anonymous player. */
interface DailyGamesMemo {
  /** With the version that the account has of it since: one that was played on has another. */
  moved: { puzzleNumber: number; version: number }[];
  /** The account's own games, in whose place others came. */
  replaced: DailyGameRow[];
  /** Those that didn't come along. */
  dropped: DailyGameRow[];
}

/** When two players become one. Games that were only opened stay behind: there is nothing in them. */
export const dailyGamesMergeStep = {
  collection: 'dailyGames',

  async count(sql: Reader, from: string, to: string) {
    const moving = await playedGamesOf(sql, from);
    return { moves: moving.length, meets: (await puzzlesPlayedByBoth(sql, from, to)).length };
  },

  /** Puzzles of days that both have played, with both games. */
  async conflicts(sql: Reader, from: string, to: string): Promise<PuzzlePlayedTwice[]> {
    const mine = new Map((await playedGamesOf(sql, to)).map(byPuzzleNumber));
    return (await playedGamesOf(sql, from)).flatMap((anonymous) => {
      const account = mine.get(anonymous.puzzle_number);
      if (!account || isSentPairNumber(anonymous.puzzle_number)) return [];
      return [
        {
          puzzleNumber: anonymous.puzzle_number,
          activeDate: dateOfPuzzle(anonymous.puzzle_number),
          account: presentResult(account),
          anonymous: presentResult(anonymous),
          firstFinished:
            pickGameToKeep(asPlayed(account), asPlayed(anonymous)).row === account
              ? ('account' as const)
              : ('anonymous' as const),
        },
      ];
    });
  },

  async move(sql: Writer, from: string, to: string, { keep }: MergeChoices) {
    const mine = new Map(
      (await playedGamesOf(sql, to, { includeUnplayed: true })).map(byPuzzleNumber),
    );
    const memo: DailyGamesMemo = { moved: [], replaced: [], dropped: [] };
    const signals: Signal[] = [];
    for (const row of await playedGamesOf(sql, from, { includeUnplayed: true })) {
      const puzzleNumber = row.puzzle_number;
      const own = mine.get(puzzleNumber);
      if (!isPlayed(row) || (own && keepsOwn(own, row, keep))) {
        memo.dropped.push(row);
        continue;
      }
      if (own) {
        memo.replaced.push(own);
        await deleteGame(sql, to, puzzleNumber);
      }
      const version = Math.max(row.version, own?.version ?? 0) + 1;
      await reassignGame(sql, row, to, version);
      memo.moved.push({ puzzleNumber, version });
      signals.push({ topic: 'daily', id: String(puzzleNumber), version });
    }
    return { signals, memo };
  },

  /** A game that was played on stays where its words were said. */
  async undo(
    sql: Writer,
    { moved, replaced, dropped }: DailyGamesMemo,
    guestId: string,
    accountId: string,
    others: DailyGamesMemo[],
  ) {
    const own = new Map(replaced.map(byPuzzleNumber));
    const signals: Signal[] = [];
    let returned = 0;
    for (const { puzzleNumber, version } of moved) {
      const row = await findGame(sql, accountId, puzzleNumber);
      const before = own.get(puzzleNumber);
      if (row?.version === version) {
        await reassignGame(sql, row, guestId, version + 1);
        if (before) {
          await insertGame(sql, { ...before, version: version + 1 });
          renumberMoved(others, before, version + 1);
        }
        signals.push({ topic: 'daily', id: String(puzzleNumber), version: version + 1 });
      } else {
        const hidden = takeReplaced(others, { puzzleNumber, version }, before);
        if (!hidden) continue;
        await insertGame(sql, { ...hidden, player_id: guestId, version: version + 1 });
      }
      returned += 1;
    }
    for (const row of dropped) await insertGame(sql, row);
    return { signals, returned, stayed: moved.length - returned };
  },
};

/** The game that an earlier merge has brought is the account's again, with another version. */
function renumberMoved(memos: DailyGamesMemo[], game: DailyGameRow, version: number): void {
  for (const move of memos.flatMap(({ moved }) => moved)) {
    const isIt = move.puzzleNumber === game.puzzle_number && move.version === game.version;
    if (isIt) move.version = version;
  }
}

/** The game in whose place a later merge has put another; the one before it takes its place in that merge's memo. */
function takeReplaced(
  memos: DailyGamesMemo[],
  { puzzleNumber, version }: DailyGamesMemo['moved'][number],
  before: DailyGameRow | undefined,
): DailyGameRow | undefined {
  for (const { replaced } of memos) {
    const at = replaced.findIndex(
      (row) => row.puzzle_number === puzzleNumber && row.version === version,
    );
    if (at !== -1) return replaced.splice(at, 1, ...(before ? [before] : []))[0];
  }
  return undefined;
}

function keepsOwn(own: DailyGameRow, row: DailyGameRow, keep: MergeChoices['keep']): boolean {
  const choice = isPlayed(own) ? keep.get(row.puzzle_number) : undefined;
  if (choice !== undefined) return choice === 'account';
  return pickGameToKeep(asPlayed(own), asPlayed(row)).row === own;
}

const isPlayed = ({ round_count, outcome }: DailyGameRow) => round_count > 0 || outcome !== null;

const presentResult = (row: DailyGameRow): PuzzlePlayedTwice['account'] => ({
  status: statusOf(row.outcome),
  rounds: row.round_count,
  ...(row.outcome !== null && { outcome: row.outcome }),
});

const byPuzzleNumber = (row: DailyGameRow) => [row.puzzle_number, row] as const;

const asPlayed = (row: DailyGameRow) => ({
  row,
  finishedAt: row.finished_at,
  startedAt: row.started_at,
  rounds: row.round_count,
});
