import type { CallReply } from '@bee-jinx/contract';
import { latestPuzzle, parseReportReason } from '@bee-jinx/game';
import { formatIsoTime } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { DailyDeps } from '../deps.ts';
import { scheduleKey } from '../puzzles/coming-puzzles.ts';
import { findPuzzle, upsertSwap } from '../puzzles/queries.ts';
import {
  findPairByCode,
  insertPairReport,
  offeredPairs,
  pairReportsOf,
  releaseTakenPair,
  reportedPairs,
  updatePair,
} from './queries.ts';
import { findVisiblePair } from './read-pair.ts';
import { presentPair } from './send-pair.ts';
import { unschedulePair } from './unschedule-pair.ts';

const maxListed = 100;
type Admin = { playerId: string; requestId: string };

/** Once by each player. Its maker isn't told. */
export async function reportPair(
  deps: DailyDeps,
  { playerId }: Caller,
  code: string,
  typed: string,
): Promise<CallReply<'reportPair'>> {
  const { db, clock } = deps;
  const now = clock.now();
  const { puzzle_number } = await findVisiblePair(deps, playerId, code);
  // An invalid reason is dropped; the report itself counts.
  const reason = parseReportReason(typed) ?? '';
  await db.transaction([`pair:${code}`], async (sql) => {
    const report = { puzzle_number, reporter_id: playerId, reason, created_at: now };
    const isNew = await insertPairReport(sql, report);
    // An admin may have ended it meanwhile, and then it stays ended.
    if (isNew && (await findPairByCode(sql, code))?.report_state !== 'ended') {
      await updatePair(sql, puzzle_number, { report_state: 'open', reported_at: now });
    }
  });
  return { reported: true };
}

export async function listDeskPairs(
  { db }: DailyDeps,
  { playerId }: Caller,
  show: 'reported' | 'offered',
): Promise<CallReply<'listDeskPairs'>> {
  const rows = await (show === 'reported' ? reportedPairs : offeredPairs)(db.read, maxListed);
  const reports = await pairReportsOf(
    db.read,
    rows.map(({ puzzle_number }) => puzzle_number),
  );
  return {
    pairs: rows.map((row) => ({
      ...presentPair(row, playerId),
      firstWord: row.first_word,
      offer: row.offer,
      reports: reports
        .filter(({ puzzle_number }) => puzzle_number === row.puzzle_number)
        .map(({ reporter_id, display_name, reason, created_at }) => ({
          by: { userId: reporter_id, displayName: display_name },
          reason,
          at: formatIsoTime(created_at),
        })),
    })),
  };
}

/** An ended pair is gone for everybody but those who have a game of it. */
export async function answerPairReport(
  deps: DailyDeps,
  admin: Admin,
  code: string,
  answer: 'end' | 'keep',
): Promise<CallReply<'answerPairReport'>> {
  const { db, clock, recordAudit } = deps;
  const now = clock.now();
  const state = answer === 'end' ? 'ended' : 'kept';
  await db.transaction([`pair:${code}`, scheduleKey], async (sql) => {
    const row = await findPairByCode(sql, code);
    if (!row || row.report_state === null) throw new Refusal('not_found');
    const ended_at = answer === 'end' ? (row.ended_at ?? now) : row.ended_at;
    await updatePair(sql, row.puzzle_number, { report_state: state, ended_at });
    if (answer === 'end') await unschedulePair(deps, sql, row);
  });
  await recordAudit({ ...admin, act: `report of ${code}: ${state}` });
  return { answer: state };
}

/** Takes the place of the draft of that day; its maker is named where both sides want it. */
export async function takePair(
  { db, clock, recordAudit }: DailyDeps,
  admin: Admin,
  code: string,
  { puzzleNumber, isNamed }: { puzzleNumber: number; isNamed: boolean },
): Promise<CallReply<'takePair'>> {
  const now = clock.now();
  if (puzzleNumber <= latestPuzzle(now)) {
    throw new Refusal('not_yet', {
      message: 'Its day has begun somewhere on Earth. It stays as it is.',
    });
  }
  const keys = [`pair:${code}`, scheduleKey, `puzzle:${puzzleNumber}`];
  await db.transaction(keys, async (sql) => {
    const row = await findPairByCode(sql, code);
    if (!row || row.offer === 'no' || row.ended_at !== null) throw new Refusal('not_found');
    if (row.taken_for === puzzleNumber) return;
    if (row.taken_for !== null || (await findPuzzle(sql, puzzleNumber))) {
      throw new Refusal('changed_meanwhile');
    }
    await releaseTakenPair(sql, puzzleNumber);
    // Before its maker is named: whoever deletes themselves meanwhile takes the name along, or the pair is gone.
    const taken = { taken_for: puzzleNumber };
    if (!(await updatePair(sql, row.puzzle_number, taken))) throw new Refusal('not_found');
    await upsertSwap(sql, {
      puzzle_number: puzzleNumber,
      word1: row.word1,
      word2: row.word2,
      first_word: row.first_word,
      par: row.par,
      difficulty: row.difficulty,
      swapped_at: now,
      made_by: isNamed && row.offer === 'named' ? row.maker : null,
    });
  });
  await recordAudit({ ...admin, act: `pair ${code} taken for No. ${puzzleNumber}` });
  return { takenFor: puzzleNumber };
}
