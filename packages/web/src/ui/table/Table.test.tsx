import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Sort } from './sort-rows.ts';
import { Table } from './Table.tsx';

const byName: Sort = { column: 'name', direction: 'ascending' };

const drawn = (props: { sortedBy?: Sort; hasMore?: boolean }): string =>
  renderToStaticMarkup(
    <Table
      caption="Hives"
      rows={['wax', 'comb']}
      keyOf={(name) => name}
      columns={[{ id: 'name', header: 'Name', cell: (name) => name, sortBy: (name) => name }]}
      {...props}
    />,
  );

test.each([
  ['of a part of the rows says so', { sortedBy: byName, hasMore: true }, true],
  ['of all rows needs no word', { sortedBy: byName, hasMore: false }, false],
  ['that nobody wished for needs none either', { hasMore: true }, false],
])('an order %s', (_what, props, isSaid) => {
  expect(drawn(props).includes('Sorted among the 2 loaded so far.')).toBe(isSaid);
});
