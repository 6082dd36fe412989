import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { type CsvValue, toCsv } from '../../ui/table/to-csv.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { adminErrorMessage } from './AdminErrorNotice.tsx';
import styles from './stack.module.css';

interface CsvButtonProps<Row> {
  /** What the file is called, without its ending. */
  name: string;
  columns: readonly { header: string; value(row: Row): CsvValue }[];
  /** All of them: also those on the pages that aren't in sight. */
  rows: readonly Row[] | (() => Promise<readonly Row[]>);
}

/** A table as a file that spreadsheets open. */
export function CsvButton<Row>({ name, columns, rows }: CsvButtonProps<Row>) {
  const save = useMutation({
    mutationFn: async () => {
      const all = typeof rows === 'function' ? await rows() : rows;
      const lines = all.map((row) => columns.map(({ value }) => value(row)));
      const csv = toCsv([columns.map(({ header }) => header), ...lines]);
      // Without the mark, spreadsheets take it for something older than UTF-8.
      saveFile(`${name}.csv`, new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' }));
      return all.length;
    },
    onSuccess: (count) => showToast({ look: 'done', text: savedRowsMessage(count) }),
    onError: (error) => showToast({ look: 'fault', text: adminErrorMessage(error) }),
  });
  return (
    <Button look="outline" size="small" isBusy={save.isPending} onClick={() => save.mutate()}>
      <span className={styles.labelled}>
        <Icon name="download" />
        CSV
      </span>
    </Button>
  );
}

const savedRowsMessage = (count: number): string =>
  count === 1 ? 'One row saved.' : `${count.toLocaleString()} rows saved.`;
