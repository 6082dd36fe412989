import type { DailyGame, DailyPuzzle } from '@bee-jinx/contract/browser';
import { tierLabels } from '@bee-jinx/game';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const numberInWords = (count: number): string => numbers[count] ?? count.toLocaleString();

const hintCountLabel = (count: number): string =>
  `${numberInWords(count)} hint${count === 1 ? '' : 's'}`;

function parLabel(rounds: number, par: number): string {
  if (rounds === par) return 'On par';
  const off = numberInWords(Math.abs(rounds - par));
  return `${off.charAt(0).toUpperCase()}${off.slice(1)} ${rounds < par ? 'under' : 'over'} par`;
}

/** "Excellent. One under par, and no hints." */
export function winMessage({ par }: Pick<DailyPuzzle, 'par'>, game: DailyGame): string {
  const { rounds, tier, hintsUsed } = game;
  const last = rounds.at(-1);
  const tierPart = tier ? `${tierLabels[tier]}. ` : '';
  const nearMatchNote =
    last && last.match !== 'exact'
      ? ` You said ${last.word}, the bee said ${last.beeWord}: that counts.`
      : '';
  return `${tierPart}${parLabel(rounds.length, par)}, and ${hintCountLabel(hintsUsed)}.${nearMatchNote}`;
}

export function lossMessage({ leftSealed, rounds }: DailyGame): string {
  if (leftSealed)
    return `The bee would have said ${leftSealed.beeWord}. Its seal is open to check.`;
  return `${rounds.length} rounds, and never the same word. The bee needs a nap, too.`;
}
