import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type AdminColumn, AdminTable, toCsvRows } from './AdminTable.tsx';

interface Hive {
  name: string;
  members: number;
  endedAt?: string;
}

const columns: AdminColumn<Hive>[] = [
  { header: 'Name', csv: 'name', value: 'name', cell: ({ name }) => <b>{name}</b> },
  { header: 'Members', csv: 'members', value: 'members', as: 'count', sortBy: 'value' },
  { header: 'State', value: ({ endedAt }) => (endedAt ? 'ended' : 'open') },
  { csv: 'endedAt', value: 'endedAt' },
];
const hives: Hive[] = [{ name: 'Owls', members: 1200 }];

test('a file has the columns with a CSV name, and values that are not formatted', () => {
  expect(toCsvRows(columns, hives)).toEqual([
    ['name', 'members', 'endedAt'],
    ['Owls', 1200, undefined],
  ]);
});

test('columns of a file that have an order come first', () => {
  expect(toCsvRows(columns, [], ['endedAt'])).toEqual([['endedAt', 'name', 'members']]);
});

test('the screen has the columns with a header, and formatted values', () => {
  const html = renderToStaticMarkup(
    <AdminTable caption="Hives" columns={columns} rows={hives} keyOf={({ name }) => name} />,
  );
  expect(html).toContain('<b>Owls</b>');
  expect(html).toContain((1200).toLocaleString());
  expect(html).toContain('open');
  expect(html).not.toContain('endedAt');
});
