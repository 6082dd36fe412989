import type { CallReply, SentPair } from '@bee-jinx/contract';
import { type Pair, type PairOffer, sentPairNumbers, warnOfPair } from '@bee-jinx/game';
import { formatIsoTime } from '../../../platform/clock.ts';
import { enforceDailyLimit } from '../../../platform/daily-limit.ts';
import type { Writer } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { randomId, randomIndex } from '../../../platform/random.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findPlayer } from '../../identity/queries.ts';
import type { DailyDeps } from '../deps.ts';
import { scheduleKey } from '../puzzles/coming-puzzles.ts';
import { findPuzzle, insertPuzzle, lockSwap, upsertSwap } from '../puzzles/queries.ts';
import {
  findOpenPairOf,
  findPairByCode,
  insertPair,
  type NamedPairRow,
  nthNewestPairTime,
  pairsBy,
  updatePair,
} from './queries.ts';
import { findTakenDay, unschedulePair } from './unschedule-pair.ts';
import { validatePair, validatePairNote } from './validate-pair.ts';

/** Far more than a person makes. */
const maxPairsPerDay = 100;
const maxListed = 100;

/** What a pair is like; refuses one that can't be sent, with the reason. */
export async function judgePair(
  deps: DailyDeps,
  typed: { word1: string; word2: string },
): Promise<CallReply<'judgePair'>> {
  return { figures: figuresOf(deps, validatePair(deps.bee, typed)) };
}

function figuresOf({ bee }: DailyDeps, pair: Pair): CallReply<'judgePair'>['figures'] {
  const { par, difficulty, caughtAtOnce } = bee.judgePair(pair);
  const warning = warnOfPair({ caughtAtOnce, warmth: bee.judge.warmth(...pair) });
  return { par, difficulty, caughtAtOnce, ...(warning && { warning }) };
}

interface NewPair {
  word1: string;
  word2: string;
  note?: string | undefined;
  offer?: PairOffer | undefined;
}

/** The words become a puzzle with a number of its own, so that it is played like the puzzle of a day. */
export async function sendPair(
  deps: DailyDeps,
  { playerId }: Caller,
  input: NewPair,
): Promise<CallReply<'sendPair'>> {
  const { db, clock, bee } = deps;
  const pair = validatePair(bee, input);
  const given = {
    ...(input.note !== undefined && { note: validatePairNote(input.note) }),
    ...(input.offer && { offer: input.offer }),
  };
  const now = clock.now();
  const { firstWord, par, difficulty } = bee.judgePair(pair);
  const keys = [`pairs-by:${playerId}`];
  // Only a pair that was sent before can have been taken for a coming day.
  if (await findOpenPairOf(db.read, playerId, ...pair)) keys.push(scheduleKey);
  const code = await db.transaction(keys, async (sql) => {
    if (!(await findPlayer(sql, playerId))) throw new Refusal('not_signed_in');
    const known = await findOpenPairOf(sql, playerId, ...pair);
    if (known) {
      const { note, offer } = known;
      await updatePair(sql, known.puzzle_number, { note, offer, ...given });
      if (given.offer) await applyOffer(deps, sql, known, given.offer);
      return known.code;
    }
    await enforceDailyLimit(
      maxPairsPerDay,
      now,
      (filter) => nthNewestPairTime(sql, playerId, filter),
      `You have made ${maxPairsPerDay} pairs within a day. Come back later.`,
    );
    let puzzle_number: number;
    do puzzle_number = randomPairNumber();
    while (await findPuzzle(sql, puzzle_number));
    await insertPuzzle(sql, {
      puzzle_number,
      word1: pair[0],
      word2: pair[1],
      first_word: firstWord,
      par,
      difficulty,
      published_at: now,
      made_by: null,
    });
    const fresh = {
      puzzle_number,
      code: randomId('pair'),
      maker_id: playerId,
      note: null,
      offer: 'no' as const,
      ...given,
      created_at: now,
      ended_at: null,
      report_state: null,
      reported_at: null,
      taken_for: null,
    };
    await insertPair(sql, fresh);
    return fresh.code;
  });
  const row = await findPairByCode(db.read, code);
  if (!row) throw new Refusal('not_found');
  return { pair: presentPair(row, playerId), figures: figuresOf(deps, pair) };
}

/** What its maker takes back, the desk may have used for a coming day. */
async function applyOffer(deps: DailyDeps, sql: Writer, pair: NamedPairRow, offer: PairOffer) {
  if (offer === 'no') await unschedulePair(deps, sql, pair);
  const day = offer === 'unnamed' ? await findTakenDay(sql, pair) : null;
  const swap = day === null ? undefined : await lockSwap(sql, day);
  if (swap) await upsertSwap(sql, { ...swap, made_by: null });
}

const randomPairNumber = (): number =>
  sentPairNumbers.first + randomIndex(sentPairNumbers.last - sentPairNumbers.first);

export async function listPairs(
  { db }: DailyDeps,
  { playerId }: Caller,
): Promise<CallReply<'listPairs'>> {
  const rows = await pairsBy(db.read, playerId, maxListed);
  return { pairs: rows.map((row) => presentPair(row, playerId)) };
}

/** By its maker. Idempotent. */
export async function endPair(
  deps: DailyDeps,
  { playerId }: Caller,
  code: string,
): Promise<CallReply<'endPair'>> {
  const { db, clock } = deps;
  const now = clock.now();
  const row = await db.transaction([`pairs-by:${playerId}`, scheduleKey], async (sql) => {
    const found = await findPairByCode(sql, code);
    if (found?.maker_id !== playerId) throw new Refusal('not_found');
    if (found.ended_at === null) await updatePair(sql, found.puzzle_number, { ended_at: now });
    const taken_for = await unschedulePair(deps, sql, found);
    return { ...found, ended_at: found.ended_at ?? now, taken_for };
  });
  return { pair: presentPair(row, playerId) };
}

export function presentPair(row: NamedPairRow, viewerId: string): SentPair {
  const isMine = row.maker_id === viewerId;
  return {
    code: row.code,
    puzzleNumber: row.puzzle_number,
    word1: row.word1,
    word2: row.word2,
    maker: { userId: row.maker_id, displayName: row.maker },
    isMine,
    par: row.par,
    difficulty: row.difficulty,
    createdAt: formatIsoTime(row.created_at),
    finished: Number(row.finished ?? 0),
    ...(row.note !== null && { note: row.note }),
    ...(row.ended_at !== null && { endedAt: formatIsoTime(row.ended_at) }),
    ...(row.taken_for !== null && { takenFor: row.taken_for }),
    ...(isMine && { offer: row.offer }),
  };
}
