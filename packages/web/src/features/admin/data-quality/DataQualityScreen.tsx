import type { DataCheckResult } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatDateTime } from '../../../platform/format-date-time.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { AdminPage, RefetchButton } from '../AdminPage.tsx';
import { CsvButton } from '../AdminTable.tsx';
import { QueryView } from '../QueryView.tsx';
import { useFilter, useSearchParam } from '../use-search-param.tsx';
import styles from './DataQuality.module.css';
import { dataChecksQuery } from './quality-queries.ts';
import { RepairSheet } from './RepairSheet.tsx';

const views = [
  ['all', 'All checks'],
  ['found', 'Only what was found'],
] as const;

function DataQualityScreen() {
  const checks = useQuery(dataChecksQuery);
  const [view, viewFilter] = useFilter('show', 'Show', views);
  const [repairing, setRepairing] = useSearchParam('repair');
  const found = checks.data?.checks.filter(({ count }) => count > 0) ?? [];
  return (
    <AdminPage
      title="Data quality"
      lead="What can’t be true in the database, or shouldn’t be. A repair shows what it would change before it does."
      actions={
        <>
          <RefetchButton queries={[checks]} />
          <CsvButton
            name="data-quality"
            rows={checks.data?.checks ?? []}
            columns={[
              { csv: 'check', value: 'checkId' },
              { csv: 'title', value: 'title' },
              { csv: 'count', value: 'count' },
              { csv: 'milliseconds', value: 'milliseconds' },
            ]}
          />
        </>
      }
    >
      <QueryView query={checks}>
        {({ at, checks: all }) => (
          <>
            <p className={styles.summary} role="status">
              {found.length === 0
                ? `All ${all.length} checks found nothing.`
                : `${found.length} of ${all.length} checks found something.`}{' '}
              <span className={styles.when}>{formatDateTime(at)}</span>
            </p>
            <div className={styles.choice}>{viewFilter}</div>
            <div className={styles.checks}>
              {(view === 'all' ? all : found).map((check) => (
                <CheckCard
                  key={check.checkId}
                  check={check}
                  onRepair={() => setRepairing(check.checkId)}
                />
              ))}
            </div>
          </>
        )}
      </QueryView>
      <RepairSheet checkId={repairing} onClose={() => setRepairing('')} />
    </AdminPage>
  );
}

function CheckCard({ check, onRepair }: { check: DataCheckResult; onRepair(): void }) {
  const id = useId();
  const { title, explains, count, sample, repair } = check;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <Badge variant={count > 0 ? 'sting' : 'leaf'}>
          {count > 0 ? count.toLocaleString() : 'none'}
        </Badge>
      </div>
      <p className={styles.explains}>{explains}</p>
      {count > 0 && (
        <>
          <ul className={styles.findings}>
            {sample.map((finding) => (
              <li key={finding.id}>{finding.says}</li>
            ))}
            {count > sample.length && <li>and {(count - sample.length).toLocaleString()} more</li>}
          </ul>
          {repair === undefined ? (
            <p className={styles.explains}>
              This can’t be repaired from here: only a person can know what is right.
            </p>
          ) : (
            <Button variant="outline" size="small" aria-haspopup="dialog" onClick={onRepair}>
              See what a repair would change
            </Button>
          )}
        </>
      )}
    </section>
  );
}

export { DataQualityScreen as Component };
