import type { CallDescription } from '@bee-jinx/contract/browser';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Inline, Stack } from '../../../ui/layout/Stack.tsx';
import { CsvButton } from '../AdminTable.tsx';
import { filterCalls } from './filter-schemas.ts';
import styles from './Schemas.module.css';

const parts = ['params', 'query', 'body', 'reply'] as const;
const partNames = {
  params: 'In the path',
  query: 'In the query',
  body: 'In the body',
  reply: 'In the reply, under data',
};

export function CallSchemas({ calls, find }: { calls: readonly CallDescription[]; find: string }) {
  const shown = filterCalls(calls, find);
  return (
    <>
      <Inline gap={3} align="center" justify="space-between" className={styles.summary}>
        <p>
          {shown.length} of {calls.length} calls.
        </p>
        <CsvButton
          name="calls"
          rows={shown}
          columns={[
            { csv: 'call', value: 'name' },
            { csv: 'method', value: 'method' },
            { csv: 'path', value: 'path' },
            { csv: 'access', value: 'access' },
            { csv: 'summary', value: 'summary' },
          ]}
        />
      </Inline>
      {shown.length === 0 && (
        <EmptyState title="No such call">No name, path or field has that in it.</EmptyState>
      )}
      <Stack gap={2}>
        {shown.map((one) => (
          <details key={one.name} className={styles.card} open={shown.length <= 2}>
            <summary className={styles.head}>
              <h2 className={styles.name}>
                {one.method} {one.path}
              </h2>
              <span className={styles.count}>
                {one.name}{' '}
                <Badge variant={one.access === 'admin' ? 'honey' : 'comb'}>{one.access}</Badge>
              </span>
            </summary>
            <p className={styles.does}>{one.summary}</p>
            {parts.map((part) => {
              const schema = one[part];
              return (
                schema && (
                  <section key={part}>
                    <h3 className={styles.part}>{partNames[part]}</h3>
                    <pre className={styles.json}>{JSON.stringify(schema, null, 2)}</pre>
                  </section>
                )
              );
            })}
          </details>
        ))}
      </Stack>
    </>
  );
}
