import type { Dance as Shown } from '@bee-jinx/contract';
import {
  type Dance,
  type DanceOpening,
  type DanceView,
  isDanceOver,
  otherSeat,
  type ReasonFor,
  type Seat,
  viewFor,
} from '@bee-jinx/game';
import { formatIsoTime } from '../../platform/clock.ts';
import { danceFromRow, playerIdAt, presentPlayerAt, scoresAt } from './dance-row.ts';
import type { DanceDeps } from './deps.ts';
import type { DanceRow, NamedDanceRow } from './queries.ts';

export interface SeatedDance {
  row: NamedDanceRow;
  seat: Seat;
}

/** As each seat may see it. Presence of the opponent is included only while the dance is open. */
export async function presentDancesFor(
  { live, bee, clock }: DanceDeps,
  seatedDances: SeatedDance[],
): Promise<Shown[]> {
  const open = seatedDances.filter(({ row }) => row.ended_at === null);
  const opponents = open.map(({ row, seat }) => playerIdAt(row, otherSeat(seat)));
  const here = await live.whoIsHere([...new Set(opponents.filter((id) => id !== null))]);
  const now = clock.now();
  return seatedDances.map(({ row, seat }) =>
    presentDance(row, danceFromRow(row), seat, { here, reasonFor: bee.reasonFor, now }),
  );
}

export async function presentDanceFor(deps: DanceDeps, seatedDance: SeatedDance): Promise<Shown> {
  const [shown] = await presentDancesFor(deps, [seatedDance]);
  if (!shown) throw new Error('A dance was not shown.');
  return shown.opponent && seatedDance.row.ended_at !== null
    ? { ...shown, opponent: { ...shown.opponent, ...(await relationTo(deps, seatedDance)) } }
    : shown;
}

/** After the dance: whether the partner can be asked for another one, and is a friend. */
async function relationTo(
  { db, canMeet, areFriends }: DanceDeps,
  { row, seat }: SeatedDance,
): Promise<{ canDance: boolean; isFriend?: boolean }> {
  if (row.with_bee === 1) return { canDance: true };
  const [mine, theirs] = [playerIdAt(row, seat), playerIdAt(row, otherSeat(seat))];
  if (mine === null || theirs === null) return { canDance: false };
  const [canDance, isFriend] = await Promise.all([
    canMeet(db.read, mine, theirs),
    areFriends(db.read, mine, theirs),
  ]);
  return { canDance, isFriend };
}

/** Built from `viewFor`, so that sealed words of the stored game can't leak. */
function presentDance(
  row: NamedDanceRow,
  game: Dance,
  seat: Seat,
  { here, reasonFor, now }: { here: Set<string>; reasonFor: ReasonFor; now: number },
): Shown {
  const view = viewFor(game, seat, reasonFor);
  const scores = scoresAt(row, seat);
  const other = otherSeat(seat);
  const people = [presentPlayerAt(row, 0), presentPlayerAt(row, 1)] as const;
  const opponent = people[other];
  const ender = game.endedBy === null ? null : people[game.endedBy];
  const isLastOpen = view.rounds.length > 0 && !isDanceOver(game) && !view.ready.some(Boolean);
  return {
    gameId: row.id,
    id: row.id,
    gameType: '2-player',
    status: view.status,
    roundNumber: view.roundNumber,
    currentRound: view.roundNumber,
    version: row.version,
    players: ([0, 1] as const).flatMap((one) => {
      const person = people[one];
      const score = view.outcome === 'jinx' ? 1 : 0;
      return person ? [{ ...person, ready: view.ready[one], score }] : [];
    }),
    isInviter: seat === 0,
    myTurn: view.myTurn,
    submissions: view.rounds.flatMap(({ words }, index) =>
      words.map(({ word, at }, by) => ({
        id: `${row.id}.${index + 1}.${by + 1}`,
        userId: people[by as Seat]?.userId ?? '',
        word,
        timestamp: formatIsoTime(at),
        round: index + 1,
      })),
    ),
    rounds: view.rounds.map(({ match, warmth, reasons }, index) => ({
      round: index + 1,
      match,
      warmth,
      ...(reasons && { reasons }),
    })),
    thatCounts: { mine: view.agreed[seat], theirs: view.agreed[other], open: isLastOpen },
    gameConfig: game.config,
    maxRounds: view.maxRounds,
    isRematch: row.is_rematch === 1,
    createdAt: formatIsoTime(row.created_at),
    updatedAt: formatIsoTime(row.updated_at),
    ...(view.outcome && { outcome: view.outcome }),
    ...presentOpening(view.opening),
    ...(view.pair && { pair: [...view.pair] as [string, string] }),
    ...(view.word !== null && { word: view.word }),
    ...(scores && { notes: scores }),
    ...(opponent && {
      opponent: {
        ...opponent,
        isBee: row.with_bee === 1,
        ...(!isDanceOver(game) && {
          here: row.with_bee === 1 ? other === 1 : here.has(opponent.userId),
        }),
      },
    }),
    ...(view.decisions && {
      decisions: {
        ...(view.decisions[seat] && { mine: view.decisions[seat] }),
        ...(view.decisions[other] && { theirs: view.decisions[other] }),
      },
    }),
    ...(view.deadline !== null && { deadline: formatIsoTime(view.deadline) }),
    ...(view.deadline !== null && view.pace === 'live' && { serverTime: formatIsoTime(now) }),
    ...(view.nudgedAt !== null && { nudgedAt: formatIsoTime(view.nudgedAt) }),
    ...missedBy(view, row, seat),
    ...(row.message !== null && { message: row.message }),
    ...(row.open_link === 1 &&
      view.status === 'invited' && { link: `/jinx/dance?invite=${row.id}` }),
    ...(ender && { endedBy: ender.userId }),
    ...(game.endedByMerge && { endedByMerge: game.endedByMerge }),
    ...(row.telepathy !== null && { telepathy: row.telepathy }),
    ...sharingFor(row, seat),
    ...saidAfterwards(row, seat),
    ...(row.ended_at !== null && { endedAt: formatIsoTime(row.ended_at) }),
  };
}

export const presentOpening = (opening: DanceOpening | null): Pick<Shown, 'opening'> =>
  opening ? { opening: { ...opening, pair: [...opening.pair] } } : {};

/** The bee seals its word together with the player's, so it is never the one that is waited for. */
function missedBy(
  { missed, overdue }: Pick<DanceView, 'missed' | 'overdue'>,
  row: DanceRow,
  seat: Seat,
): Pick<Shown, 'missed' | 'overdue'> {
  const other = otherSeat(seat);
  const isBee = row.with_bee === 1 && other === 1;
  const [mine, theirs] = [missed[seat], isBee ? null : missed[other]];
  return {
    ...((mine !== null || theirs !== null) && {
      missed: { ...(mine !== null && { mine }), ...(theirs !== null && { theirs }) },
    }),
    ...(overdue && { overdue: { mine: overdue[seat], theirs: overdue[other] && !isBee } }),
  };
}

/** The bee always allows it; a deleted player counts as not allowing it. */
function sharesOf(row: DanceRow): readonly [boolean, boolean] {
  return [
    row.seat0_id !== null && row.seat0_shares === 1,
    row.with_bee === 1 || (row.seat1_id !== null && row.seat1_shares === 1),
  ];
}

export const bothShare = (row: DanceRow): boolean => sharesOf(row).every(Boolean);

function sharingFor(row: DanceRow, seat: Seat): Pick<Shown, 'sharing'> {
  if (row.status !== 'completed') return {};
  const shares = sharesOf(row);
  return {
    sharing: {
      mine: shares[seat],
      theirs: shares[otherSeat(seat)],
      ...(row.replay_id !== null && bothShare(row) && { replayId: row.replay_id }),
    },
  };
}

/** What a player who has left said afterwards is gone with them. */
function saidAfterwards(row: DanceRow, seat: Seat): Pick<Shown, 'reactions' | 'befriends'> {
  if (row.status !== 'completed' || row.with_bee === 1) return {};
  const reactions = [row.seat0_reaction, row.seat1_reaction] as const;
  const befriends = [row.seat0_befriends, row.seat1_befriends] as const;
  const other = otherSeat(seat);
  const mine = reactions[seat];
  const theirs = playerIdAt(row, other) === null ? null : reactions[other];
  return {
    reactions: { ...(mine && { mine }), ...(theirs && { theirs }) },
    // Who has said no isn't asked any more.
    befriends: {
      mine: befriends[seat] === 1,
      theirs: befriends[other] === 1 && befriends[seat] !== -1,
    },
  };
}
