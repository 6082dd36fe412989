import { useQuery } from '@tanstack/react-query';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { QueryView } from '../QueryView.tsx';
import { useFilter, useSearchParam } from '../use-search-param.tsx';
import { CallSchemas } from './CallSchemas.tsx';
import styles from './Schemas.module.css';
import { schemasQuery } from './schemas-query.ts';
import { TableSchemas } from './TableSchemas.tsx';

const views = [
  ['tables', 'Tables'],
  ['calls', 'Calls'],
] as const;

function SchemasScreen() {
  const schemas = useQuery(schemasQuery);
  const [view, viewFilter] = useFilter('show', 'Show', views);
  const [text, setText] = useSearchParam('find');
  return (
    <AdminPage
      title="Schemas"
      lead="The tables as the database has them, and what goes in and out of every call."
    >
      <div className={styles.bar}>
        {viewFilter}
        <TextField
          label="Find"
          type="search"
          placeholder={view === 'tables' ? 'A table or a column' : 'A call, a path or a field'}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <QueryView query={schemas}>
        {({ database, tables, calls }) =>
          view === 'tables' ? (
            <TableSchemas database={database} tables={tables} find={text} />
          ) : (
            <CallSchemas calls={calls} find={text} />
          )
        }
      </QueryView>
    </AdminPage>
  );
}

export { SchemasScreen as Component };
