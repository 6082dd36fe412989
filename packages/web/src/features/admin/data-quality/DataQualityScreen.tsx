import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button/Button.tsx';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { CsvButton } from '../CsvButton.tsx';
import { formatWhen } from '../format-when.ts';
import { QueryView } from '../QueryView.tsx';
import { useSearchParam, useSearchParamChoice } from '../use-search-param.ts';
import { CheckCard } from './CheckCard.tsx';
import styles from './DataQuality.module.css';
import { dataChecksQuery } from './quality-queries.ts';
import { RepairSheet } from './RepairSheet.tsx';

const views = ['all', 'found'] as const;

function DataQualityScreen() {
  const checks = useQuery(dataChecksQuery);
  const [view, setView] = useSearchParamChoice('show', views, 'all');
  const [repairing, setRepairing] = useSearchParam('repair');
  const found = checks.data?.checks.filter(({ count }) => count > 0) ?? [];
  return (
    <AdminPage
      title="Data quality"
      lead="What can’t be true in the database, or shouldn’t be. A repair shows what it would change before it does."
      actions={
        <>
          <Button
            look="outline"
            size="small"
            isBusy={checks.isFetching}
            onClick={() => void checks.refetch()}
          >
            Look again
          </Button>
          <CsvButton
            name="data-quality"
            rows={checks.data?.checks ?? []}
            columns={[
              { header: 'check', value: ({ checkId }) => checkId },
              { header: 'title', value: ({ title }) => title },
              { header: 'count', value: ({ count }) => count },
              { header: 'milliseconds', value: ({ milliseconds }) => milliseconds },
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
              <span className={styles.when}>{formatWhen(at)}</span>
            </p>
            <div className={styles.choice}>
              <Segmented
                legend="Show"
                choices={[
                  { value: 'all', name: 'All checks' },
                  { value: 'found', name: 'Only what was found' },
                ]}
                chosen={view}
                onChoose={setView}
              />
            </div>
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

export { DataQualityScreen as Component };
