import type { ReactNode } from 'react';
import type { Sort, SortValue } from './sort-rows.ts';
import styles from './Table.module.css';

export interface Column<Row> {
  id: string;
  header: string;
  cell(row: Row): ReactNode;
  sortBy?: (row: Row) => SortValue;
  isNumber?: boolean;
}

interface HeaderCellProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort(): void;
}

export function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const { header, isNumber, sortBy } = column;
  const className = isNumber ? `${styles.head} ${styles.number}` : styles.head;
  if (!sortBy) {
    return (
      <th scope="col" className={className}>
        {header}
      </th>
    );
  }
  const direction = sort?.column === column.id ? sort.direction : 'none';
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {header}
        <svg className={styles.arrow} viewBox="0 0 12 16" aria-hidden="true">
          <path d="M6 1 11 6.5H1Z" />
          <path d="M6 15 1 9.5h10Z" />
        </svg>
      </button>
    </th>
  );
}
