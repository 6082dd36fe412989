export type SortValue = string | number | null | undefined;

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** Another column starts ascending, the same one is reversed. */
export function turnSort(current: Sort | undefined, column: string): Sort {
  const isTurned = current?.column === column && current.direction === 'ascending';
  return { column, direction: isTurned ? 'descending' : 'ascending' };
}

/** Rows without a value come last in either direction. */
export function sortRows<Row>(
  rows: readonly Row[],
  sortBy: (row: Row) => SortValue,
  direction: Sort['direction'],
): Row[] {
  const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((rowA, rowB) => {
    const a = sortBy(rowA) ?? undefined;
    const b = sortBy(rowB) ?? undefined;
    if (a === undefined || b === undefined)
      return Number(a === undefined) - Number(b === undefined);
    const order =
      typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
    return sign * order;
  });
}
