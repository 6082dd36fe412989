import { Button } from '../../../ui/button/Button.tsx';
import { Inline } from '../../../ui/layout/Stack.tsx';
import { AdminErrorNotice } from '../AdminErrorNotice.tsx';
import { AdminPanel } from '../AdminPage.tsx';
import { type AdminColumn, AdminTable, CsvButton } from '../AdminTable.tsx';
import { StatTiles } from '../StatTiles.tsx';
import { costTile, formatMilliseconds, modelFaultLabels } from './format-model-reply.ts';
import { type EvalResult, summarizeEval } from './summarize-eval.ts';
import { useEvalRun } from './use-eval-run.ts';

const columns: AdminColumn<EvalResult>[] = [
  { header: 'Pair', value: ({ pair }) => pair.join(' + ') },
  { csv: 'word1', value: ({ pair }) => pair[0] },
  { csv: 'word2', value: ({ pair }) => pair[1] },
  { header: 'The bee', csv: 'bee', value: ({ tried }) => tried.bee.word, sortBy: 'value' },
  {
    header: 'The model',
    csv: 'model',
    value: ({ tried }) => tried.model?.word,
    cell: ({ tried: { model } }) =>
      model?.word ?? `${modelFaultLabels[model?.fault ?? 'malformed']}: ${model?.says ?? ''}`,
    sortBy: 'value',
  },
  {
    header: 'Same',
    csv: 'match',
    value: ({ tried }) => tried.match,
    cell: ({ tried }) => (tried.match ? 'yes' : 'no'),
    sortBy: ({ tried }) => (tried.match ? 0 : 1),
  },
  { csv: 'fault', value: ({ tried }) => tried.model?.fault },
  {
    header: 'Time',
    csv: 'milliseconds',
    value: ({ tried }) => tried.model?.milliseconds,
    as: 'number',
    cell: ({ tried }) => formatMilliseconds(tried.model?.milliseconds ?? 0),
    sortBy: 'value',
  },
];

interface EvalSetPanelProps {
  pairs: readonly (readonly [string, string])[];
  promptVersion: number;
}

/** How often bee and model agree over a fixed set of pairs. */
export function EvalSetPanel({ pairs, promptVersion }: EvalSetPanelProps) {
  const { latestRun, isRunning, error, start, stop } = useEvalRun(pairs, promptVersion);
  const { results } = latestRun;
  const sum = summarizeEval(results);
  return (
    <AdminPanel
      title={`The set of ${pairs.length}`}
      aside={
        <Inline gap={3} align="center">
          {isRunning ? (
            <Button variant="outline" size="small" onClick={stop}>
              Stop
            </Button>
          ) : (
            <Button size="small" onClick={start}>
              Run with prompt {promptVersion}
            </Button>
          )}
          {results.length > 0 && (
            <CsvButton
              name={`agreement-prompt-${latestRun.promptVersion}`}
              rows={results}
              columns={columns}
            />
          )}
        </Inline>
      }
    >
      <p role="status">
        {isRunning &&
          `${results.length} of ${pairs.length} asked with prompt ${latestRun.promptVersion}…`}
        {!isRunning && results.length > 0 && `With prompt ${latestRun.promptVersion}:`}
        {!isRunning &&
          results.length === 0 &&
          'The pairs of the first fifty puzzles. What was asked before with the same prompt is remembered, and costs nothing.'}
      </p>
      <AdminErrorNotice error={error} />
      {results.length > 0 && (
        <>
          <StatTiles
            figures={[
              { name: 'Agreement', value: sum.agreement, note: `${sum.agreed} of ${sum.asked}` },
              { name: 'No word', value: sum.failed },
              { name: 'Time, the middle one', value: formatMilliseconds(sum.medianMs) },
              { name: 'Cost', ...costTile(sum) },
            ]}
          />
          <AdminTable
            caption="Pair by pair"
            rows={results}
            keyOf={({ pair }) => pair.join(' + ')}
            columns={columns}
          />
        </>
      )}
    </AdminPanel>
  );
}
