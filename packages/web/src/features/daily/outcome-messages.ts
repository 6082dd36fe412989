import type { DailyGame, DailyPuzzle } from '@bee-jinx/contract/browser';
import { tierLabels } from '@bee-jinx/game';
import { formatNumber } from '../../platform/format-number.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const numberInWords = (count: number): string => numbers[count] ?? formatNumber(count);

function hintLabel(count: number): string {
  if (count === 0) return 'without a hint';
  return `with ${numberInWords(count)} hint${count === 1 ? '' : 's'}`;
}

/** What the player needed is in the heading. */
const parLabel = (rounds: number, par: number): string =>
  rounds === par ? `Most need ${par}, too.` : `Most need ${par}.`;

/** "Excellent, without a hint. Most need 6." */
export function winMessage({ par }: Pick<DailyPuzzle, 'par'>, game: DailyGame): string {
  const { rounds, tier, hintsUsed, slope } = game;
  const last = rounds.at(-1);
  const nearMatchNote =
    last && last.match !== 'exact'
      ? ` You said ${last.word}, the bee said ${last.beeWord}: that counts.`
      : '';
  const manner = slope ? `${slope}, ` : '';
  return `${tierLabels[tier ?? 'more_challenging']}, ${manner}${hintLabel(hintsUsed)}. ${parLabel(rounds.length, par)}${nearMatchNote}`;
}

export function lossMessage({ leftSealed, rounds }: DailyGame): string {
  if (leftSealed)
    return `The bee would have said ${leftSealed.beeWord}. Its seal is open to check.`;
  return `${rounds.length} rounds, and never the same word. The bee needs a nap, too.`;
}
