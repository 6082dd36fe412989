import type { Pair } from './daily-game.ts';
import { matchOf, type SameLemma, spellingKey } from './same-word.ts';
import type { SwarmCamp } from './swarm-state.ts';

/**
 * Groups seats whose words count as the same, the largest camp first. “Leaf” is “leaves” and “leaves” is “leave”, so a
 * camp is whatever such steps connect: the order of the seats can't matter.
 */
export function campsOf(words: readonly (string | null)[], sameLemma: SameLemma): SwarmCamp[] {
  const camps: { words: string[]; seats: number[] }[] = [];
  for (const [seat, word] of words.entries()) {
    if (word === null) continue;
    const joined = { words: [word], seats: [seat] };
    for (const camp of camps.filter((one) =>
      one.words.some((said) => matchOf(said, word, sameLemma)),
    )) {
      joined.words.push(...camp.words);
      joined.seats.push(...camp.seats);
      camps.splice(camps.indexOf(camp), 1);
    }
    camps.push(joined);
  }
  return camps
    .map(({ words: said, seats }) => ({
      word: commonSpelling(said),
      seats: seats.sort((a, b) => a - b),
    }))
    .sort((a, b) => b.seats.length - a.seats.length || compareWords(a.word, b.word));
}

/** The words of the two largest camps. Of camps equally large, the two that are farthest apart; null with one camp only. */
export function nextSwarmPair(
  camps: readonly SwarmCamp[],
  warmth: (a: string, b: string) => number,
): Pair | null {
  const [first, second] = camps;
  if (!first || !second) return null;
  const largest = camps.filter(({ seats }) => seats.length === first.seats.length);
  const runnersUp = camps.filter(({ seats }) => seats.length === second.seats.length);
  const pairs: Pair[] =
    largest.length > 1
      ? largest.flatMap((one, index) => largest.slice(index + 1).map((other) => pairOf(one, other)))
      : runnersUp.map((other) => pairOf(first, other));
  return farthestApart(pairs, warmth);
}

const pairOf = (one: SwarmCamp, other: SwarmCamp): Pair => [one.word, other.word];

/** The first in the alphabet where several are equally far apart: `camps` are in that order. */
function farthestApart(
  pairs: readonly Pair[],
  warmth: (a: string, b: string) => number,
): Pair | null {
  if (pairs.length < 2) return pairs[0] ?? null;
  const [farthest] = pairs
    .map((pair) => ({ pair, warmth: warmth(pair[0], pair[1]) }))
    .sort((a, b) => a.warmth - b.warmth);
  return farthest?.pair ?? null;
}

/** How most of them spell it; among equals the first in the alphabet. */
function commonSpelling(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [most] = [...counts].sort(([a, x], [b, y]) => y - x || compareWords(a, b));
  return most?.[0] ?? '';
}

/** By code unit, so that every server sorts alike. */
function compareWords(a: string, b: string): number {
  const [keyA, keyB] = [spellingKey(a), spellingKey(b)];
  if (keyA !== keyB) return keyA < keyB ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}
