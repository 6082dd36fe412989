import type { ModelRun } from '@bee-jinx/contract/browser';
import { Table } from '../../../ui/table/Table.tsx';
import { CsvButton } from '../CsvButton.tsx';
import { formatWhen } from '../format-when.ts';
import stack from '../stack.module.css';
import { formatCost, formatMilliseconds } from './format-model-reply.ts';

const agreementPercent = ({ agreed, pairs }: ModelRun) => Math.round((100 * agreed) / pairs);

export function RunsPanel({ runs }: { runs: readonly ModelRun[] }) {
  return (
    <div className={stack.stack}>
      <Table
        caption="Earlier runs"
        rows={runs}
        keyOf={({ runId }) => runId}
        empty="The set has not been run yet."
        columns={[
          { id: 'at', header: 'When', cell: ({ at }) => formatWhen(at), sortBy: ({ at }) => at },
          { id: 'model', header: 'Model', cell: ({ model }) => model },
          {
            id: 'prompt',
            header: 'Prompt',
            cell: ({ promptVersion }) => promptVersion,
            sortBy: ({ promptVersion }) => promptVersion,
            isNumber: true,
          },
          {
            id: 'agreement',
            header: 'Agreement',
            cell: (run) => `${agreementPercent(run)} %`,
            sortBy: agreementPercent,
            isNumber: true,
          },
          {
            id: 'failed',
            header: 'No word',
            cell: ({ failed }) => failed,
            sortBy: ({ failed }) => failed,
            isNumber: true,
          },
          {
            id: 'time',
            header: 'Time a pair',
            cell: ({ milliseconds, pairs }) => formatMilliseconds(Math.round(milliseconds / pairs)),
            sortBy: ({ milliseconds, pairs }) => milliseconds / pairs,
            isNumber: true,
          },
          { id: 'cost', header: 'Cost', cell: (run) => formatCost(run) },
        ]}
      />
      {runs.length > 0 && (
        <div className={stack.row}>
          <CsvButton
            name="model-runs"
            rows={runs}
            columns={[
              { header: 'at', value: ({ at }) => at },
              { header: 'model', value: ({ model }) => model },
              { header: 'prompt', value: ({ promptVersion }) => promptVersion },
              { header: 'pairs', value: ({ pairs }) => pairs },
              { header: 'agreed', value: ({ agreed }) => agreed },
              { header: 'failed', value: ({ failed }) => failed },
              { header: 'milliseconds', value: ({ milliseconds }) => milliseconds },
              { header: 'tokensIn', value: ({ tokensIn }) => tokensIn },
              { header: 'tokensOut', value: ({ tokensOut }) => tokensOut },
              { header: 'dollars', value: ({ dollars }) => dollars },
            ]}
          />
        </div>
      )}
    </div>
  );
}
