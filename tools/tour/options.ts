import { parseArgs } from 'node:util';
import { type Width, widths } from './views.ts';

export interface Options {
  /** Names of steps or features; all of them when it is empty. */
  only: string[];
  widths: readonly Width[];
  /** Small pictures for docs/pictures instead of the tour. */
  docs: boolean;
}

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: '' },
      width: { type: 'string', default: widths.join() },
      docs: { type: 'boolean', default: false },
    },
  });
  const asked = listOf(values.width).map(Number);
  const unknown = asked.filter((width) => !widths.some((one) => one === width));
  if (unknown.length > 0) throw new Error(`There are the widths ${widths.join(', ')}.`);
  return {
    only: listOf(values.only),
    widths: widths.filter((width) => asked.includes(width)),
    docs: values.docs,
  };
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
