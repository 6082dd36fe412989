import type { DailyGame, DailyPuzzle } from '@bee-jinx/contract/browser';
import { tierText } from '@bee-jinx/game';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const inWords = (count: number): string => numbers[count] ?? count.toLocaleString();

const hintsText = (count: number): string => `${inWords(count)} hint${count === 1 ? '' : 's'}`;

function parText(rounds: number, par: number): string {
  if (rounds === par) return 'On par';
  const off = inWords(Math.abs(rounds - par));
  return `${off.charAt(0).toUpperCase()}${off.slice(1)} ${rounds < par ? 'under' : 'over'} par`;
}

/** "Excellent. One under par, and no hints." */
export function winLine({ par }: Pick<DailyPuzzle, 'par'>, game: DailyGame): string {
  const { rounds, tier, hintsUsed } = game;
  const last = rounds.at(-1);
  const tierPart = tier ? `${tierText[tier]}. ` : '';
  const kinship =
    last && last.match !== 'exact'
      ? ` You said ${last.word}, the bee said ${last.beeWord}: that counts.`
      : '';
  return `${tierPart}${parText(rounds.length, par)}, and ${hintsText(hintsUsed)}.${kinship}`;
}

export function lossLine({ leftSealed, rounds }: DailyGame): string {
  if (leftSealed)
    return `The bee would have said ${leftSealed.beeWord}. Its seal is open to check.`;
  return `${rounds.length} rounds, and never the same word. The bee needs a nap, too.`;
}
