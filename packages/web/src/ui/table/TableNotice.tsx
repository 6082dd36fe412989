import { Button } from '../button/Button.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import table from './Table.module.css';
import styles from './TableNotice.module.css';

interface TableNoticeProps {
  width: number;
  text?: string;
  fault?: string;
  onRetry?: (() => void) | undefined;
  isBusy?: boolean;
}

export function TableNotice({ width, text, fault, onRetry, isBusy = false }: TableNoticeProps) {
  return (
    <tr>
      <td colSpan={width} className={styles.notice}>
        {text !== undefined && <p>{text}</p>}
        {fault !== undefined && (
          <div role="alert" className={styles.fault}>
            <p>{fault}</p>
            {onRetry && (
              <Button variant="outline" size="small" isBusy={isBusy} onClick={onRetry}>
                Try again
              </Button>
            )}
          </div>
        )}
      </td>
    </tr>
  );
}

const waiting = ['one', 'two', 'three'];

export function SkeletonRows({ width }: { width: number }) {
  return waiting.map((row, index) => (
    <tr key={row} className={table.coming}>
      <td colSpan={width} className={table.cell}>
        <Skeleton />
        {index === 0 && <VisuallyHidden>Loading…</VisuallyHidden>}
      </td>
    </tr>
  ));
}
