import type { ModelRun } from '@bee-jinx/contract/browser';
import { Inline, Stack } from '../../../ui/layout/Stack.tsx';
import { type AdminColumn, AdminTable, CsvButton } from '../AdminTable.tsx';
import { formatCost, formatMilliseconds } from './format-model-reply.ts';

const agreementPercent = ({ agreed, pairs }: ModelRun) => Math.round((100 * agreed) / pairs);
const timePerPair = ({ milliseconds, pairs }: ModelRun) => milliseconds / pairs;

const columns: AdminColumn<ModelRun>[] = [
  { header: 'When', csv: 'at', value: 'at', as: 'time', sortBy: 'value' },
  { header: 'Model', csv: 'model', value: 'model' },
  { header: 'Prompt', csv: 'prompt', value: 'promptVersion', as: 'number', sortBy: 'value' },
  { csv: 'pairs', value: 'pairs' },
  {
    header: 'Agreement',
    csv: 'agreed',
    value: 'agreed',
    as: 'number',
    cell: (run) => `${agreementPercent(run)} %`,
    sortBy: agreementPercent,
  },
  { header: 'No word', csv: 'failed', value: 'failed', as: 'number', sortBy: 'value' },
  {
    header: 'Time a pair',
    csv: 'milliseconds',
    value: 'milliseconds',
    as: 'number',
    cell: (run) => formatMilliseconds(Math.round(timePerPair(run))),
    sortBy: timePerPair,
  },
  { csv: 'tokensIn', value: 'tokensIn' },
  { csv: 'tokensOut', value: 'tokensOut' },
  { header: 'Cost', csv: 'dollars', value: 'dollars', cell: formatCost },
];

export function RunsPanel({ runs }: { runs: readonly ModelRun[] }) {
  return (
    <Stack gap={5}>
      <AdminTable
        caption="Earlier runs"
        rows={runs}
        keyOf={({ runId }) => runId}
        empty="The set has not been run yet."
        columns={columns}
      />
      {runs.length > 0 && (
        <Inline gap={3} align="center">
          <CsvButton name="model-runs" rows={runs} columns={columns} />
        </Inline>
      )}
    </Stack>
  );
}
