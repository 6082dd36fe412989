import type { DatabaseTable } from '@bee-jinx/contract/browser';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Inline, Stack } from '../../../ui/layout/Stack.tsx';
import { CsvButton } from '../AdminTable.tsx';
import { filterTables } from './filter-schemas.ts';
import styles from './Schemas.module.css';

interface TableSchemasProps {
  database: 'sqlite' | 'postgres';
  tables: readonly DatabaseTable[];
  find: string;
}

export function TableSchemas({ database, tables, find }: TableSchemasProps) {
  const shown = filterTables(tables, find);
  const columns = shown.flatMap((table) =>
    table.columns.map((column) => ({ table: table.name, ...column })),
  );
  return (
    <>
      <Inline gap={3} align="center" justify="space-between" className={styles.summary}>
        <p>
          {shown.length} of {tables.length} tables in{' '}
          {database === 'sqlite' ? 'SQLite' : 'PostgreSQL, whose numbers of rows are estimates'}.
        </p>
        <CsvButton
          name="schema"
          rows={columns}
          columns={[
            { csv: 'table', value: 'table' },
            { csv: 'column', value: 'name' },
            { csv: 'type', value: 'type' },
            { csv: 'nullable', value: ({ isNullable }) => (isNullable ? 'yes' : 'no') },
            { csv: 'key', value: ({ isKey }) => (isKey ? 'yes' : 'no') },
            { csv: 'refersTo', value: 'refersTo' },
          ]}
        />
      </Inline>
      {shown.length === 0 && (
        <EmptyState title="No such table">No table and no column has that in its name.</EmptyState>
      )}
      <Stack gap={2}>
        {shown.map((table) => (
          <TableCard key={table.name} table={table} isOpen={shown.length <= 3} />
        ))}
      </Stack>
    </>
  );
}

function TableCard({ table, isOpen }: { table: DatabaseTable; isOpen: boolean }) {
  return (
    <details className={styles.card} open={isOpen}>
      <summary className={styles.head}>
        <h2 className={styles.name}>{table.name}</h2>
        <span className={styles.count}>
          {counted(table.rows, 'row')}, {counted(table.columns.length, 'column')}
        </span>
      </summary>
      <Stack as="ul">
        {table.columns.map(({ name, type, isNullable, isKey, refersTo }) => (
          <li key={name} className={styles.column}>
            <code className={isKey ? styles.key : undefined}>{name}</code>
            <span className={styles.type}>
              {type}
              {isKey && ', key'}
              {isNullable && ', may be empty'}
              {refersTo !== undefined && ` → ${refersTo}`}
            </span>
          </li>
        ))}
      </Stack>
      {table.indexes.length > 0 && (
        <>
          <h3 className={styles.part}>Indexes</h3>
          <Stack as="ul">
            {table.indexes.map(({ name, columns, isUnique, only }) => (
              <li key={name} className={styles.column}>
                <code>{columns.join(', ')}</code>
                <span className={styles.type}>
                  {isUnique ? 'unique' : 'not unique'}
                  {only !== undefined && `, only ${only}`} · {name}
                </span>
              </li>
            ))}
          </Stack>
        </>
      )}
    </details>
  );
}

const counted = (count: number, one: string): string =>
  `${count.toLocaleString()} ${count === 1 ? one : `${one}s`}`;
