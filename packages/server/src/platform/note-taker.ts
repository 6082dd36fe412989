import { setImmediate } from 'node:timers/promises';
import type { WordBee } from '@bee-jinx/bee';
import type { GameNotes } from '@bee-jinx/contract';
import {
  type DanceOpening,
  type LikelyWord,
  mixWithPlayers,
  type NotedOpponent,
  noteGame,
  type Pair,
  pairKey,
  type RoundToNote,
} from '@bee-jinx/game';
import type { Caches } from './cache/caches.ts';
import type { MemoryCache } from './cache/memory-cache.ts';
import { Refusal } from './refusal.ts';

/** A finished game from one player's side. */
export interface FinishedGame {
  /** The pair that it began with, and the puzzle that it is from; most dances have none. */
  opening: DanceOpening | null;
  rounds: readonly { said: string; theirs: string; hasMet: boolean }[];
  opponent: NotedOpponent;
  hintsUsed: number;
}

/** What players have said to a pair: words of enough of them, and how many they are in all. */
export interface WordsSaid {
  words: readonly { word: string; players: number }[];
  players: number;
}

/** By `pairKey`; a pair that nobody has seen is left out. */
type LoadWordsSaid = (
  opening: DanceOpening | null,
  pairs: readonly Pair[],
) => Promise<ReadonlyMap<string, WordsSaid>>;

export interface Averages {
  games: number;
  skill: number;
  luck: number;
}

/** Of some members of a hive, by how many of them the games are. */
export interface MemberAverages extends Averages {
  players: number;
}

interface Hive {
  groupId: string;
  name: string;
  memberIds: string[];
}

type NotesOfGame = Pick<
  GameNotes,
  'skill' | 'luck' | 'rounds' | 'costliest' | 'best' | 'hintsUsed'
>;

/** A list has 120 words, some kilobytes. */
const maxLists = 1000;
const fewestInEverybody = 5;
const fewestInHive = 3;
const averagesMaxAgeMs = 60_000;

/**
 * The bee's notes on finished games, for the daily and the dance. What it thinks of takes some milliseconds for each
 * round, so it is cached by the words said so far, and other work comes in between two rounds.
 */
export class NoteTaker {
  readonly #bee: WordBee;
  readonly #likely: MemoryCache<string, LikelyWord[]>;
  readonly #everybody: MemoryCache<string, Averages>;
  readonly #hivesOf: (playerId: string) => Promise<Hive[]>;
  readonly #wordsSaid: LoadWordsSaid;

  constructor(
    bee: WordBee,
    caches: Caches,
    sources: { hivesOf: (playerId: string) => Promise<Hive[]>; wordsSaid: LoadWordsSaid },
  ) {
    this.#bee = bee;
    this.#hivesOf = sources.hivesOf;
    this.#wordsSaid = sources.wordsSaid;
    this.#likely = caches.inMemory('likely words', {
      does: 'What people say to a pair, for the bee’s notes: the first pair is the same for everybody.',
      maxEntries: maxLists,
    });
    this.#everybody = caches.inMemory('note averages', {
      does: 'Average skill and luck of everybody, for the bee’s notes.',
      maxEntries: maxLists,
      maxAgeMs: averagesMaxAgeMs,
    });
  }

  /** Undefined where there was no pair to link, or none that the bee knows. */
  async take(game: FinishedGame): Promise<NotesOfGame | undefined> {
    const { sameLemma } = this.#bee;
    const { opening, opponent, hintsUsed } = game;
    const pairs = [opening?.pair ?? null, ...game.rounds.map(pairAfter)];
    const wordsSaid = await this.#wordsSaid(opening, game.rounds.slice(0, -1).map(pairAfter));
    const rounds: (RoundToNote & { round: number })[] = [];
    const used: string[] = [...(opening?.pair ?? [])];
    for (const [index, { said, theirs, hasMet }] of game.rounds.entries()) {
      const pair = pairs[index];
      if (pair?.some((word) => this.#bee.knows(word))) {
        const expected = await this.#likelyWords(pair, used);
        const { words, players } = wordsSaid.get(pairKey(pair)) ?? { words: [], players: 0 };
        const likely = mixWithPlayers(expected, words, players, sameLemma);
        rounds.push({ round: index + 1, pair, said, theirs, hasMet, likely, isFirst: index === 0 });
      }
      used.push(said, theirs);
    }
    const notes = noteGame(rounds, { opponent, hintsUsed, sameLemma });
    return notes && presentNotes(notes, rounds, hintsUsed);
  }

  /** Averages to compare with. That of one or two members would tell their own scores, so a hive needs three others. */
  async compare(
    playerId: string,
    averages: {
      /** Names whose average is cached. */
      key: string;
      own(): Promise<Averages>;
      everybody(): Promise<Averages>;
      of(playerIds: readonly string[]): Promise<MemberAverages>;
    },
  ): Promise<Pick<GameNotes, 'own' | 'everybody' | 'hives'>> {
    const own = await averages.own();
    const everybody =
      this.#everybody.get(averages.key) ??
      this.#everybody.set(averages.key, await averages.everybody());
    const hives = await Promise.all(
      (await this.#hivesOf(playerId)).map(async ({ groupId, name, memberIds }) => ({
        groupId,
        name,
        ...(await averages.of(memberIds.filter((id) => id !== playerId))),
      })),
    );
    return {
      ...(own.games > 1 && { own }),
      ...(everybody.games >= fewestInEverybody && { everybody }),
      hives: hives
        .filter(({ players }) => players >= fewestInHive)
        .map(({ players: _, ...hive }) => hive),
    };
  }

  async #likelyWords(pair: Pair, used: readonly string[]): Promise<LikelyWord[]> {
    const key = used.join(':');
    const known = this.#likely.get(key);
    if (known) return known;
    await setImmediate();
    return this.#likely.set(key, this.#bee.likelyWords(pair, used));
  }
}

const pairAfter = ({ said, theirs }: FinishedGame['rounds'][number]): Pair => [said, theirs];

function presentNotes(
  { costliest, best, rounds, skill, luck }: NonNullable<ReturnType<typeof noteGame>>,
  played: readonly (RoundToNote & { round: number })[],
  hintsUsed: number,
): NotesOfGame {
  const roundAt = (index: number) => played[index]?.round ?? 1;
  return {
    skill,
    luck,
    hintsUsed,
    best: roundAt(best),
    ...(costliest !== undefined && { costliest: roundAt(costliest) }),
    rounds: played.map(({ round, pair, said, theirs, hasMet }, index) => ({
      round,
      pair: [...pair],
      word: said,
      theirWord: theirs,
      hasMet,
      quality: rounds[index]?.quality ?? 0,
      chance: rounds[index]?.chance ?? 0,
      likely: (rounds[index]?.likely ?? []).map((one) => ({ ...one })),
    })),
  };
}

/** From a row of sums; PostgreSQL gives them as text. */
export function toAverages(row: {
  games: number | string;
  skill: number | string | null;
  luck: number | string | null;
}): Averages {
  const games = Number(row.games);
  const average = (sum: number | string | null) =>
    games === 0 ? 0 : Math.round(Number(sum ?? 0) / games);
  return { games, skill: average(row.skill), luck: average(row.luck) };
}

export const nothingToNoteRefusal = () =>
  new Refusal('not_found', { message: 'No word was said to a pair, so there is nothing to note.' });
