import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button/Button.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { AdminErrorNotice } from '../AdminErrorNotice.tsx';
import { QueryView } from '../QueryView.tsx';
import styles from './DataQuality.module.css';
import { repairPlanQuery, useRepair } from './quality-queries.ts';

/** Shows what would change before the button that changes it. */
export function RepairSheet({ checkId, onClose }: { checkId: string; onClose(): void }) {
  const plan = useQuery(repairPlanQuery(checkId));
  const repair = useRepair(checkId, onClose);
  const token = plan.data?.token;

  function refetchPlan(): void {
    repair.reset();
    void plan.refetch();
  }

  return (
    <Sheet
      title="Repair"
      isOpen={checkId !== ''}
      onClose={() => {
        repair.reset();
        onClose();
      }}
      actions={
        token !== undefined && (
          <Button variant="danger" isBusy={repair.isPending} onClick={() => repair.mutate(token)}>
            Change {plan.data?.findings.length.toLocaleString()}
          </Button>
        )
      }
    >
      <QueryView query={plan}>
        {({ title, repair: does, count, findings }) => (
          <Stack gap={3}>
            <h3 className={styles.title}>{title}</h3>
            <p>{does}</p>
            {findings.length === 0 && <p>There is nothing left to repair.</p>}
            {count > findings.length && (
              <p>
                The first {findings.length.toLocaleString()} of {count.toLocaleString()}; then the
                next.
              </p>
            )}
            <ul className={styles.findings}>
              {findings.map(({ id, says, becomes }) => (
                <li key={id}>
                  {says}
                  {becomes !== undefined && <b> → {becomes}</b>}
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </QueryView>
      <AdminErrorNotice error={repair.error} onRetry={refetchPlan} />
    </Sheet>
  );
}
