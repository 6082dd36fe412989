import { isSameSpelling, spellingKey } from './same-word.ts';

/** A finished game of the day: what one member said, round by round. */
export interface MemberWords {
  userId: string;
  words: readonly string[];
}

/** A first word with those who said it: how the hive linked the pair of the day. */
export interface FirstWordLink {
  word: string;
  userIds: string[];
}

/** The most frequent first, then in alphabetical order. Spelling variants count as one word. */
export function groupFirstWords(games: readonly MemberWords[]): FirstWordLink[] {
  const links = new Map<string, FirstWordLink>();
  for (const { userId, words } of games) {
    const [word] = words;
    if (word === undefined) continue;
    const link = links.get(spellingKey(word)) ?? { word, userIds: [] };
    link.userIds.push(userId);
    links.set(spellingKey(word), link);
  }
  return [...links.values()].sort(
    (a, b) => b.userIds.length - a.userIds.length || a.word.localeCompare(b.word, 'en'),
  );
}

/** Two members, with the number of rounds in which they said the same word. */
export interface LikeMindedPair {
  userIds: [string, string];
  shared: number;
  /** Rounds that both have played. */
  of: number;
}

export function compareMemberWords(a: MemberWords, b: MemberWords): LikeMindedPair {
  const of = Math.min(a.words.length, b.words.length);
  let shared = 0;
  for (let round = 0; round < of; round += 1) {
    if (isSameSpelling(a.words[round] ?? '', b.words[round] ?? '')) shared += 1;
  }
  return { userIds: [a.userId, b.userId], shared, of };
}

/** All pairs that share a word: the most shared words first, then the fewest rounds. */
export function findLikeMindedPairs(games: readonly MemberWords[]): LikeMindedPair[] {
  const pairs: LikeMindedPair[] = [];
  for (const [index, game] of games.entries()) {
    for (const laterGame of games.slice(index + 1)) {
      const pair = compareMemberWords(game, laterGame);
      if (pair.shared > 0) pairs.push(pair);
    }
  }
  return pairs.sort((a, b) => b.shared - a.shared || a.of - b.of);
}
