import { percentage } from './percentage.ts';
import type { Swarm, SwarmMinds, SwarmRound } from './swarm-state.ts';
import { capMissWarmth } from './warmth.ts';

/** How alike each two thought who ever said a word in the same round: the nearest first. */
export function compareMinds(
  { seats, rounds }: Pick<Swarm, 'seats' | 'rounds'>,
  warmth: (a: string, b: string) => number,
): SwarmMinds[] {
  const nearnesses = rounds.map((round) => nearnessOfCamps(round, warmth));
  const minds: SwarmMinds[] = [];
  for (let one = 0; one < seats.length; one += 1) {
    for (let other = one + 1; other < seats.length; other += 1) {
      const shared = nearnesses.flatMap((nearness) => nearness(one, other) ?? []);
      if (shared.length === 0) continue;
      const sum = shared.reduce((total, nearness) => total + nearness, 0);
      minds.push({
        seats: [one, other],
        shared: shared.length,
        same: shared.filter((nearness) => nearness === 100).length,
        nearness: Math.round(sum / shared.length),
      });
    }
  }
  return minds.sort((a, b) => b.nearness - a.nearness || b.same - a.same);
}

/** Compares camps and not words: all in a camp said the same. */
function nearnessOfCamps({ camps }: SwarmRound, warmth: (a: string, b: string) => number) {
  const campOf = new Map(camps.flatMap((camp, index) => camp.seats.map((seat) => [seat, index])));
  const table = camps.map((one, row) =>
    camps.slice(0, row).map((other) => capMissWarmth(warmth(one.word, other.word))),
  );
  return (one: number, other: number): number | undefined => {
    const [a, b] = [campOf.get(one), campOf.get(other)];
    if (a === undefined || b === undefined) return undefined;
    return a === b ? 100 : table[Math.max(a, b)]?.[Math.min(a, b)];
  };
}

/** What came of it for one seat. */
export interface SwarmSeatResult {
  /** Rounds with a word of theirs. */
  said: number;
  /** Rounds in which they stood in the largest camp, and not alone. */
  inLargest: number;
  /** How many others said the same, over all rounds. */
  agreements: number;
  /** The seat that thought most like them. */
  nearest: number | null;
}

export function seatResultOf(
  { rounds, minds }: Pick<Swarm, 'rounds' | 'minds'>,
  seat: number,
): SwarmSeatResult {
  const camps = rounds.flatMap(({ camps }) => camps.filter(({ seats }) => seats.includes(seat)));
  const nearest = minds?.find(({ seats }) => seats.includes(seat));
  return {
    said: camps.length,
    inLargest: rounds.filter((round) => isInLargest(round, seat)).length,
    agreements: camps.reduce((sum, { seats }) => sum + seats.length - 1, 0),
    nearest: nearest?.seats.find((other) => other !== seat) ?? null,
  };
}

function isInLargest({ camps }: SwarmRound, seat: number): boolean {
  const most = camps[0]?.seats.length ?? 0;
  return most > 1 && camps.some(({ seats }) => seats.length === most && seats.includes(seat));
}

/** The share of the words of a round that stood in its largest camp, in percent; 0 where no two agreed. */
export function largestShareOf({
  camps,
}: {
  camps: readonly { seats: readonly number[] }[];
}): number {
  const words = camps.reduce((sum, { seats }) => sum + seats.length, 0);
  const most = camps[0]?.seats.length ?? 0;
  return most > 1 ? percentage(most, words) : 0;
}

/** The same over all rounds, on average. */
export function togethernessOf({ rounds }: Pick<Swarm, 'rounds'>): number {
  const sum = rounds.reduce((total, round) => total + largestShareOf(round), 0);
  return Math.round(sum / Math.max(1, rounds.length));
}
