import { useId, useState } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Menu, type MenuItem } from '../menu/Menu.tsx';
import { type Column, HeaderCell } from './HeaderCell.tsx';
import { type Sort, sortRows, turnSort } from './sort-rows.ts';
import styles from './Table.module.css';
import { SkeletonRows, TableNotice } from './TableNotice.tsx';

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  sortedBy?: Sort;
  actions?: { of(row: Row): readonly MenuItem[]; nameOf(row: Row): string };
  isBusy?: boolean;
  fault?: string | undefined;
  onRetry?: () => void;
  empty?: string;
  /** Only the loaded rows can be sorted. */
  hasMore?: boolean;
}

/** Wide tables scroll in a box of their own with a sticky first column. */
export function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
  sortedBy,
  actions,
  isBusy = false,
  fault,
  onRetry,
  empty = 'Nothing here yet.',
  hasMore = false,
}: TableProps<Row>) {
  const id = useId();
  const [sort, setSort] = useState(sortedBy);
  const sortValue = columns.find((column) => column.id === sort?.column)?.sortBy;
  const shown = sort && sortValue ? sortRows(rows, sortValue, sort.direction) : rows;
  const width = columns.length + (actions ? 1 : 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll by the keyboard too.
    <section className={styles.box} aria-labelledby={id} tabIndex={0}>
      <table className={styles.table} aria-busy={isBusy}>
        <caption className={styles.caption}>
          <span id={id} className={styles.title}>
            {caption}
          </span>
          <span className={styles.among} role="status">
            {sort && hasMore && `Sorted among the ${rows.length} loaded so far.`}
          </span>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell
                key={column.id}
                column={column}
                sort={sort}
                onSort={() => setSort(turnSort(sort, column.id))}
              />
            ))}
            {actions && (
              <th scope="col" className={styles.head}>
                <VisuallyHidden>Actions</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {fault !== undefined && <TableNotice {...{ width, fault, onRetry, isBusy }} />}
          {rows.length === 0 && isBusy && fault === undefined && <SkeletonRows width={width} />}
          {rows.length === 0 && !isBusy && fault === undefined && (
            <TableNotice width={width} text={empty} />
          )}
          {shown.map((row) => (
            <tr key={keyOf(row)} className={styles.row}>
              {columns.map(({ id: columnId, cell, isNumber }, index) =>
                index === 0 ? (
                  <th key={columnId} scope="row" className={styles.name}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={columnId} className={isNumber ? styles.number : styles.cell}>
                    {cell(row)}
                  </td>
                ),
              )}
              {actions && (
                <td className={styles.actions}>
                  <Menu label={`Actions for ${actions.nameOf(row)}`} items={actions.of(row)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
