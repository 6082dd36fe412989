import { expect, test } from 'vitest';
import { readJudgedLinks } from './judged-links.ts';
import { withFiles } from './testing/small-world.ts';

test('a judged link is a line of columns, with a grade of each reader', () => {
  const lines = [
    '# a note',
    'sea\tmoon\tfirst\ttuning\ttide\tbee\t210',
    'a\tb\tlater\tfinal\tc\tx\t2',
  ];
  const read = withFiles({ 'judged.tsv': lines }, (folder) =>
    readJudgedLinks(new URL('judged.tsv', folder)),
  );
  expect(read).toEqual([
    {
      pair: ['sea', 'moon'],
      round: 'first',
      half: 'tuning',
      link: 'tide',
      saidBy: 'bee',
      grades: [2, 1, 0],
    },
    { pair: ['a', 'b'], round: 'later', half: 'final', link: 'c', saidBy: 'x', grades: [2] },
  ]);
});
