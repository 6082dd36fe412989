import type { Recap } from '@bee-jinx/contract/browser';
import { type RecapPeriod, recapDates } from '@bee-jinx/game';
import { formatNumber } from '../../platform/format-number.ts';
import { readerLocale } from '../../platform/reader-locale.ts';

const dayAndMonth: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };

/** "9 Nov to 15 Nov", or the year. */
export function recapSpan(period: RecapPeriod, recap: Pick<Recap, 'first' | 'last'>): string {
  const days = recapDates(recap);
  if (period === 'year') return days[0].slice(0, 4);
  return days
    .map((day) => new Date(`${day}T12:00:00`).toLocaleDateString(readerLocale(), dayAndMonth))
    .join(' to ');
}

const count = (number: number, one: string, many = `${one}s`) =>
  `${formatNumber(number)} ${number === 1 ? one : many}`;

/** Kind also where little was played. */
export function recapRemark(period: RecapPeriod, { played, jinxes }: Recap): string {
  if (played === 1) return 'One pair. The bee kept a chair warm for the rest.';
  if (jinxes === 0) return 'No jinx this time. The bee calls it a draw.';
  if (jinxes === played) return 'A jinx every time. The bee wants to know how you do it.';
  if (period === 'week' && played === 7) return 'Every single day. The bee noticed.';
  return jinxes * 2 >= played
    ? 'More often of one mind than not.'
    : 'Two minds, mostly two words. That is the fun of it.';
}

/** For the shared picture and its text: numbers only, as others may still play those puzzles. */
export function recapShare(period: RecapPeriod, recap: Recap) {
  const { played, jinxes, rounds, bestLink } = recap;
  const quickest = bestLink ? `, the quickest in ${bestLink.rounds}` : '';
  const head = jinxes > 0 ? count(jinxes, 'jinx', 'jinxes') : 'No jinx';
  const result = head.toLowerCase();
  const tail = `${count(played, 'pair')}, ${count(rounds, 'round')}${quickest}`;
  const span = recapSpan(period, recap);
  return {
    label: `my ${period}`,
    head,
    tail,
    text: `Bee Jinx, my ${period} (${span}): ${result}. ${tail}.`,
    sentence: `My ${period} in Bee Jinx, ${span}: ${result} in ${tail}.`,
  };
}
