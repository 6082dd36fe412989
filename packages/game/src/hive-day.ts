import { spellingKey } from './same-word.ts';

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

/** The commonest first, then by the alphabet. However it is spelt, it is one word. */
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
    (one, other) =>
      other.userIds.length - one.userIds.length || one.word.localeCompare(other.word, 'en'),
  );
}

/** Two who think alike: in how many of the rounds that both have played they said the same word. */
export interface LikeMindedPair {
  userIds: [string, string];
  shared: number;
  /** Rounds that both have played. */
  of: number;
}

export function compareMemberWords(one: MemberWords, other: MemberWords): LikeMindedPair {
  const of = Math.min(one.words.length, other.words.length);
  let shared = 0;
  for (let round = 0; round < of; round += 1) {
    if (spellingKey(one.words[round] ?? '') === spellingKey(other.words[round] ?? '')) shared += 1;
  }
  return { userIds: [one.userId, other.userId], shared, of };
}

/** All pairs that share a word, those with most of them first; of equals, who needed fewer rounds for it. */
export function findLikeMindedPairs(games: readonly MemberWords[]): LikeMindedPair[] {
  const pairs: LikeMindedPair[] = [];
  for (const [index, one] of games.entries()) {
    for (const other of games.slice(index + 1)) {
      const likeness = compareMemberWords(one, other);
      if (likeness.shared > 0) pairs.push(likeness);
    }
  }
  return pairs.sort((one, other) => other.shared - one.shared || one.of - other.of);
}
