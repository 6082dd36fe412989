import type { GameNotes } from '@bee-jinx/contract/browser';
import { formatNumber } from '../../platform/format-number.ts';

type Round = GameNotes['rounds'][number];

/** "skill 87, luck 51" */
export const scoresLabel = ({ skill, luck }: Pick<GameNotes, 'skill' | 'luck'>): string =>
  `skill ${skill}, luck ${luck}`;

/** How many think of the word, as far as is known. */
export function shareLabel({ share, players }: Round['likely'][number]): string {
  if (players !== undefined) return `${formatNumber(players)} players`;
  return share === 0 ? 'few' : `${share}\u00a0%`;
}

export function bestLabel({ word, chance }: Round): string {
  return `${word}: ${chanceLabel(chance)} to meet.`;
}

/** What would have been likelier, and by how much. Undefined where the likeliest word is the one that was said. */
export function costLabel({ word, likely }: Round): string | undefined {
  const [first] = likely;
  return first && first.word !== word ? `${word}. More think of ${first.word}.` : undefined;
}

function chanceLabel(chance: number): string {
  if (chance < 1) return 'next to no chance';
  return `a chance of ${chance}\u00a0%`;
}

export interface ComparisonRow {
  key: string;
  name: string;
  games?: string;
  skill: number;
  luck: number;
}

const count = (games: number, one: string): string =>
  `${formatNumber(games)} ${games === 1 ? one : `${one}s`}`;

/** This game first, then mine, my hives, everybody. `unit` is of what everybody's and a hive's average are. */
export function comparisonRows(
  { skill, luck, own, hives, everybody }: GameNotes,
  unit: 'player' | 'dance',
): ComparisonRow[] {
  return [
    { key: 'this', name: 'This game', skill, luck },
    ...(own ? [{ ...own, key: 'own', name: 'Your average', games: count(own.games, 'game') }] : []),
    ...hives.map((hive) => ({
      ...hive,
      key: hive.groupId,
      name: hive.name,
      games: count(hive.games, unit),
    })),
    ...(everybody
      ? [
          {
            ...everybody,
            key: 'everybody',
            name: 'Everybody',
            games: count(everybody.games, unit),
          },
        ]
      : []),
  ];
}
