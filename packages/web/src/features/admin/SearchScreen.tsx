import type { ReactNode } from 'react';
import { useDebounced } from '../../platform/use-debounced.ts';
import { TextField } from '../../ui/text-field/TextField.tsx';
import { AdminPage } from './AdminPage.tsx';
import { AdminTable, type AdminTableProps, CsvButton, LoadEarlierButton } from './AdminTable.tsx';
import { type Page, type PagedList, usePagedList } from './paged-list.ts';
import styles from './SearchScreen.module.css';
import { useSearchParam } from './use-search-param.tsx';

const debounceMs = 300;

/**
 * A list to search in, and the one that is open: both stand in the address. The search is debounced, as each
 * request is a line in the audit trail.
 */
export function useSearch<AnyPage extends Page, Row>(
  listFor: (text: string | undefined) => PagedList<AnyPage, Row>,
) {
  const [text, setText] = useSearchParam('text');
  const [openedId, open] = useSearchParam('id');
  const debouncedText = useDebounced(text, debounceMs);
  const { query, rows } = usePagedList(listFor(debouncedText || undefined));
  return {
    text,
    setText,
    debouncedText,
    query,
    rows,
    fetchAll: () => listFor(text || undefined).fetchAll(),
    openedId,
    open,
    close: () => open(''),
  };
}

interface SearchScreenProps<Row>
  extends Pick<AdminTableProps<Row>, 'keyOf' | 'columns' | 'actions' | 'empty'> {
  title: string;
  lead: string;
  csv: { name: string; order?: readonly string[] };
  search: Omit<ReturnType<typeof useSearch<Page, Row>>, 'query'> & {
    query: NonNullable<AdminTableProps<Row>['query']> &
      Parameters<typeof LoadEarlierButton>[0]['of'];
  };
  filters: ReactNode;
  /** Names what is searched in. */
  placeholder: string;
  /** Below the list: what opens from it. */
  children: ReactNode;
}

/** A list with filters, a search and pages. */
export function SearchScreen<Row>({
  title,
  lead,
  csv,
  search,
  filters,
  placeholder,
  children,
  ...table
}: SearchScreenProps<Row>) {
  return (
    <AdminPage
      title={title}
      lead={lead}
      actions={<CsvButton {...csv} columns={table.columns} rows={search.fetchAll} />}
    >
      <div className={styles.filters}>
        {filters}
        <TextField
          label="Find"
          type="search"
          placeholder={placeholder}
          value={search.text}
          onChange={({ target }) => search.setText(target.value)}
        />
      </div>
      <AdminTable {...table} caption={title} rows={search.rows} query={search.query} />
      <LoadEarlierButton of={search.query} />
      {children}
    </AdminPage>
  );
}

/** The name of a row: it opens what else is known about it. */
export function OpenButton({ onOpen, children }: { onOpen(): void; children: ReactNode }) {
  return (
    <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
      {children}
    </button>
  );
}
