import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { Loaded } from '../Loaded.tsx';
import { useAddressChoice, useAddressText } from '../use-address.ts';
import { CallsPart } from './CallsPart.tsx';
import styles from './SchemasScreen.module.css';
import { TablesPart } from './TablesPart.tsx';

const schemasQuery = queryOptions({
  queryKey: ['admin', 'schemas'],
  queryFn: ({ signal }) => call('readSchemas', { signal }),
});

const views = ['tables', 'calls'] as const;

function SchemasScreen() {
  const schemas = useQuery(schemasQuery);
  const [view, setView] = useAddressChoice('show', views, 'tables');
  const [text, setText] = useAddressText('find');
  return (
    <AdminPage
      title="Schemas"
      lead="The tables as the database has them, and what goes in and out of every call."
    >
      <div className={styles.bar}>
        <Segmented
          legend="Show"
          choices={[
            { value: 'tables', name: 'Tables' },
            { value: 'calls', name: 'Calls' },
          ]}
          chosen={view}
          onChoose={setView}
        />
        <TextField
          label="Find"
          type="search"
          placeholder={view === 'tables' ? 'A table or a column' : 'A call, a path or a field'}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Loaded query={schemas}>
        {({ database, tables, calls }) =>
          view === 'tables' ? (
            <TablesPart database={database} tables={tables} find={text} />
          ) : (
            <CallsPart calls={calls} find={text} />
          )
        }
      </Loaded>
    </AdminPage>
  );
}

export { SchemasScreen as Component };
