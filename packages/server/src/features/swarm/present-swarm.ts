import type { PastSwarm, Swarm as Shown, Signal, SwarmReplay } from '@bee-jinx/contract';
import {
  isSeated,
  type Swarm,
  type SwarmRound,
  type SwarmView,
  swarmViewFor,
} from '@bee-jinx/game';
import { formatIsoTime } from '../../platform/clock.ts';
import type { SwarmDeps } from './deps.ts';
import { findRematchOf, type NamedMemberRow, type NamedSwarmRow } from './queries.ts';
import {
  beePlayer,
  isPlayedByPage,
  isSittingAt,
  memberOf,
  nameAtTable,
  type StoredSwarm,
  seatOf,
} from './swarm-row.ts';

/** As this player may see it. Built from `swarmViewFor`, so that sealed words of the stored game can't leak. */
export async function presentSwarm(
  { db, live, clock }: SwarmDeps,
  { row, game, members }: StoredSwarm,
  playerId: string,
): Promise<Shown> {
  const mine = seatOf(members, playerId);
  const view = swarmViewFor(game, mine);
  const isAtTable = mine !== null && view.seats[mine]?.state !== 'removed';
  const isOver = view.status === 'over';
  const seated = members.flatMap(({ seat, player_id }) =>
    isSittingAt(game, seat) && player_id !== null ? [player_id] : [],
  );
  const [here, rematch] = await Promise.all([
    isOver ? new Set<string>() : live.whoIsHere(seated),
    isOver ? findRematchOf(db.read, row.id) : undefined,
  ]);
  return {
    ...headOf(row),
    version: row.version,
    status: view.status,
    pace: view.config.pace,
    settings: {
      rounds: view.config.rounds,
      wordSeconds: view.config.wordSeconds,
      withBee: view.config.withBee,
    },
    round: view.round,
    isHost: mine !== null && view.host === mine,
    myTurn: view.myTurn,
    seats: view.seats.map((sitting, seat) => {
      const member = memberAt(members, seat);
      const userId = sitting.isBee ? beePlayer.userId : member?.player_id;
      return {
        seat,
        ...presentSitter(sitting, member),
        isMe: seat === mine,
        isHost: seat === view.host,
        // Who asks is here, though their live stream may not be open yet.
        isHere: sitting.isBee || seat === mine || (member !== undefined && isPresent(member, here)),
        state: sitting.state,
        fromRound: sitting.fromRound,
        hasSealed: sitting.hasSealed,
        ...(isAtTable && userId && { userId }),
        ...(sitting.reaction && { reaction: sitting.reaction }),
        ...(sitting.result && { result: sitting.result }),
      };
    }),
    rounds: presentRounds(view.rounds),
    isExtended: view.isExtended,
    serverTime: formatIsoTime(clock.now()),
    ...(view.outcome && { outcome: view.outcome }),
    ...(view.pair && { pair: [...view.pair] as [string, string] }),
    ...(mine !== null && { mySeat: mine }),
    ...(view.word !== null && { word: view.word }),
    ...presentTimes(view),
    ...(view.minds && {
      minds: view.minds.map((one) => ({ ...one, seats: [...one.seats] as [number, number] })),
    }),
    ...(view.togetherness !== null && { togetherness: view.togetherness }),
    ...(isAtTable && view.status !== 'gathering' && { replayId: row.replay_id }),
    ...(rematch && { rematch: { swarmId: rematch.id, code: rematch.code } }),
  };
}

/** Seats that a page plays are here for as long as they sit there. */
export const isPresent = (
  member: Pick<NamedMemberRow, 'player_id'>,
  here: ReadonlySet<string>,
): boolean => member.player_id !== null && (isPlayedByPage(member) || here.has(member.player_id));

function headOf(row: NamedSwarmRow) {
  return {
    swarmId: row.id,
    code: row.code,
    createdAt: formatIsoTime(row.created_at),
    ...(row.ended_at !== null && { endedAt: formatIsoTime(row.ended_at) }),
    ...(row.group_id !== null && {
      group: { groupId: row.group_id, name: row.group_name ?? '' },
    }),
  };
}

const memberAt = (members: readonly NamedMemberRow[], seat: number) =>
  members.find((member) => member.seat === seat);

function presentSitter({ isBee }: { isBee: boolean }, member: NamedMemberRow | undefined) {
  if (isBee || !member) return { isBee, displayName: beePlayer.displayName, face: beePlayer.face };
  return { isBee, displayName: nameAtTable(member), face: member.face };
}

const presentRounds = (rounds: readonly SwarmRound[]): Shown['rounds'] =>
  rounds.map((round, index) => presentRound(round, index + 1));

const presentRound = (
  { pair, words, camps, next, revealAt }: SwarmRound,
  round: number,
): Shown['rounds'][number] => ({
  round,
  pair: [...pair],
  words: words.flatMap((word, seat) => (word === null ? [] : [{ seat, word }])),
  camps: camps.map(({ word, seats }) => ({ word, seats: [...seats] })),
  isJinx: next === null,
  revealAt: formatIsoTime(revealAt),
  ...(next && { next: [...next] as [string, string] }),
});

/** What is new with a signal. */
export interface SwarmNews {
  isRevealed?: boolean;
  here?: { seat: number; isHere: boolean };
}

/**
 * What a signal says to all at once, so as a spectator may see it. A round that was turned over is in it, as otherwise
 * every screen would ask for it in the same moment; its end, and a swarm over days, are asked for.
 */
export function presentNews(
  game: Swarm,
  { isRevealed = false, here }: SwarmNews,
): NonNullable<Signal['swarm']> {
  const view = swarmViewFor(game, null);
  const last = isRevealed ? view.rounds.at(-1) : undefined;
  const isShownAtOnce = view.status === 'playing' && view.config.pace === 'live';
  return {
    round: view.rounds.length + 1,
    sealed: view.seats.flatMap(({ hasSealed }, seat) => (hasSealed ? [seat] : [])),
    ...(last && { revealAt: formatIsoTime(last.revealAt) }),
    ...(last &&
      isShownAtOnce && {
        reveal: {
          round: presentRound(last, view.rounds.length),
          host: view.host,
          states: view.seats.map(({ state }) => state),
          ...presentTimes(view),
        },
      }),
    ...(here && { here }),
  };
}

const presentTimes = ({ since, deadline }: Pick<SwarmView, 'since' | 'deadline'>) => ({
  ...(since !== null && { startsAt: formatIsoTime(since) }),
  ...(deadline !== null && { deadline: formatIsoTime(deadline) }),
});

/** For lists. */
export function presentPastSwarm({ row, game, members }: StoredSwarm, playerId: string): PastSwarm {
  const mine = memberOf(members, playerId)?.seat ?? null;
  const view = swarmViewFor(game, mine);
  const others = view.seats.flatMap((sitting, seat) =>
    seat === mine || sitting.state === 'removed'
      ? []
      : [presentSitter(sitting, memberAt(members, seat)).displayName],
  );
  return {
    ...headOf(row),
    status: view.status,
    pace: view.config.pace,
    round: view.round,
    rounds: view.config.rounds,
    minds: countPlaying(view),
    names: others,
    myTurn: view.myTurn,
    ...(view.outcome && { outcome: view.outcome }),
  };
}

/** At a jinx those who said its word; else who sits there, or has said a word before they left. */
export function countPlaying({ seats, rounds, outcome }: SwarmView): number {
  if (outcome === 'jinx') return rounds.at(-1)?.words.filter((word) => word !== null).length ?? 0;
  return seats.filter(
    (sitting, seat) => isSeated(sitting) || rounds.some(({ words }) => words[seat] != null),
  ).length;
}

/** For whoever has the link. Covered until it is over: then not even the number of rounds is told. */
export function presentReplay({ row, game, members }: StoredSwarm): SwarmReplay {
  const view = swarmViewFor(game, null);
  const covered = view.status !== 'over';
  return {
    kind: 'swarm',
    replayId: row.replay_id,
    covered,
    minds: countPlaying(view),
    seats: view.seats.map((sitting, seat) => ({
      seat,
      ...presentSitter(sitting, memberAt(members, seat)),
      ...(sitting.result && { result: sitting.result }),
    })),
    rounds: covered ? [] : presentRounds(view.rounds),
    mindsMap: (view.minds ?? []).map(({ seats, nearness }) => ({
      seats: [...seats] as [number, number],
      nearness,
    })),
    ...(view.outcome && { outcome: view.outcome }),
    ...(view.togetherness !== null && { togetherness: view.togetherness }),
    ...(row.ended_at !== null && { endedAt: formatIsoTime(row.ended_at) }),
  };
}
