import {
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useMutation,
} from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { formatDateTime } from '../../platform/format-date-time.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { toCsv } from '../../ui/table/to-csv.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { adminErrorMessage, showAdminErrorToast } from './AdminErrorNotice.tsx';
import styles from './AdminTable.module.css';

type Value = string | number | null | undefined;
type ValueKey<Row> = { [Key in keyof Row]-?: Row[Key] extends Value ? Key : never }[keyof Row];

/** One column of a table, both on the screen and in its CSV file. */
export interface AdminColumn<Row> {
  /** On the screen. A column without it is only in the file. */
  header?: string;
  /** In the file. A column without it is only on the screen. */
  csv?: string;
  /** A property of the row, or what to make of the row: exported, sorted by, and shown. */
  value?: ValueKey<Row> | ((row: Row) => Value);
  as?: keyof typeof formats;
  /** Shown where there is no value. */
  empty?: string;
  /** Where the screen shows more than the formatted value. */
  cell?(row: Row): ReactNode;
  sortBy?: 'value' | ((row: Row) => Value);
}

const formats = {
  time: (value: Value) => value && formatDateTime(String(value)),
  code: (value: Value) => <code>{value}</code>,
  /** Typed by a player, perhaps from right to left. */
  text: (value: Value) => <bdi>{value}</bdi>,
  sentence: (value: Value) => <span className={styles.sentence}>{value}</span>,
  number: (value: Value) => value,
  /** With separators of thousands. */
  count: (value: Value) => value?.toLocaleString(),
};

const readValue = <Row,>({ value }: AdminColumn<Row>, row: Row): Value =>
  typeof value === 'function' ? value(row) : value && (row[value] as Value);

function toTableColumns<Row>(columns: readonly AdminColumn<Row>[]) {
  return columns.flatMap((column) => {
    const { header, as, empty, cell, sortBy } = column;
    if (header === undefined) return [];
    const value = (row: Row) => readValue(column, row);
    const format = (shown: Value) => (as && shown != null ? formats[as](shown) : (shown ?? empty));
    return {
      id: header,
      header,
      cell: cell ?? ((row: Row) => format(value(row))),
      isNumber: as === 'number' || as === 'count',
      ...(sortBy && { sortBy: sortBy === 'value' ? value : sortBy }),
    };
  });
}

type TableProps<Row> = ComponentProps<typeof Table<Row>>;

export interface AdminTableProps<Row>
  extends Pick<TableProps<Row>, 'caption' | 'rows' | 'keyOf' | 'actions' | 'empty'> {
  columns: readonly AdminColumn<Row>[];
  /** Where the rows come from: it tells the table that they load or have failed. */
  query?: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> &
    Partial<Pick<UseInfiniteQueryResult, 'hasNextPage'>>;
}

export function AdminTable<Row>({ columns, query, ...table }: AdminTableProps<Row>) {
  return (
    <Table
      {...table}
      columns={toTableColumns(columns)}
      {...(query && {
        isBusy: query.isFetching,
        hasMore: query.hasNextPage ?? false,
        fault: query.error ? adminErrorMessage(query.error) : undefined,
        onRetry: () => void query.refetch(),
      })}
    />
  );
}

interface CsvButtonProps<Row> {
  /** What the file is called, without its extension. */
  name: string;
  columns: readonly AdminColumn<Row>[];
  /** The file's first columns from left to right, where the screen has them in another order. The rest follow as declared. */
  order?: readonly string[];
  /** All of them: also those on the pages that aren't in sight. */
  rows: readonly Row[] | (() => Promise<readonly Row[]>);
}

/** Saves the rows as a file for spreadsheets. */
export function CsvButton<Row>({ name, columns, order, rows }: CsvButtonProps<Row>) {
  const save = useMutation({
    mutationFn: async () => {
      const all = typeof rows === 'function' ? await rows() : rows;
      const csv = toCsv(toCsvRows(columns, all, order));
      // Without the byte order mark, spreadsheets don't read it as UTF-8.
      saveFile(`${name}.csv`, new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' }));
      return all.length;
    },
    onSuccess: (count) => showToast({ variant: 'done', text: savedRowsMessage(count) }),
    onError: showAdminErrorToast,
  });
  return (
    <Button variant="outline" size="small" isBusy={save.isPending} onClick={() => save.mutate()}>
      <span className={styles.labelled}>
        <Icon name="download" />
        CSV
      </span>
    </Button>
  );
}

/** The header, then the rows. */
export function toCsvRows<Row>(
  columns: readonly AdminColumn<Row>[],
  rows: readonly Row[],
  order: readonly string[] = [],
): Value[][] {
  const first = order.flatMap((name) => columns.filter(({ csv }) => csv === name));
  const exported = [...first, ...columns.filter((column) => column.csv && !first.includes(column))];
  const lines = rows.map((row) => exported.map((column) => readValue(column, row)));
  return [exported.map(({ csv }) => csv), ...lines];
}

const savedRowsMessage = (count: number): string =>
  count === 1 ? 'One row saved.' : `${count.toLocaleString()} rows saved.`;

type Pages = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isPlaceholderData' | 'fetchNextPage'
>;

/** Below a list that has the newest first, as long as there is more of it. */
export function LoadEarlierButton({ of: pages }: { of: Pages }) {
  if (!pages.hasNextPage) return null;
  return (
    <Button
      variant="outline"
      size="small"
      // The rows in sight may still be of another filter, whose next page is not wanted.
      isBusy={pages.isFetchingNextPage || pages.isPlaceholderData}
      onClick={() => void pages.fetchNextPage()}
    >
      Show earlier ones
    </Button>
  );
}
