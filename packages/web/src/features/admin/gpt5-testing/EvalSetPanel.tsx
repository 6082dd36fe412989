import { Button } from '../../../ui/button/Button.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { AdminErrorNotice } from '../AdminErrorNotice.tsx';
import { AdminPanel } from '../AdminPanel.tsx';
import { CsvButton } from '../CsvButton.tsx';
import { StatTiles } from '../StatTiles.tsx';
import stack from '../stack.module.css';
import { costTile, formatMilliseconds, modelFaultLabels } from './format-model-reply.ts';
import { summarizeEval } from './summarize-eval.ts';
import { useEvalRun } from './use-eval-run.ts';

interface SetPanelProps {
  pairs: readonly (readonly [string, string])[];
  promptVersion: number;
}

/** How often both say the same, over a set that is always the same. */
export function EvalSetPanel({ pairs, promptVersion }: SetPanelProps) {
  const { asked, isRunning, error, start, stop } = useEvalRun(pairs, promptVersion);
  const { results } = asked;
  const sum = summarizeEval(results);
  return (
    <AdminPanel
      title={`The set of ${pairs.length}`}
      aside={
        <div className={stack.row}>
          {isRunning ? (
            <Button look="outline" size="small" onClick={stop}>
              Stop
            </Button>
          ) : (
            <Button size="small" onClick={start}>
              Run with prompt {promptVersion}
            </Button>
          )}
          {results.length > 0 && (
            <CsvButton
              name={`agreement-prompt-${asked.promptVersion}`}
              rows={results}
              columns={[
                { header: 'word1', value: ({ pair }) => pair[0] },
                { header: 'word2', value: ({ pair }) => pair[1] },
                { header: 'bee', value: ({ tried }) => tried.bee.word },
                { header: 'model', value: ({ tried }) => tried.model?.word },
                { header: 'match', value: ({ tried }) => tried.match },
                { header: 'fault', value: ({ tried }) => tried.model?.fault },
                { header: 'milliseconds', value: ({ tried }) => tried.model?.milliseconds },
              ]}
            />
          )}
        </div>
      }
    >
      <p role="status">
        {isRunning &&
          `${results.length} of ${pairs.length} asked with prompt ${asked.promptVersion}…`}
        {!isRunning && results.length > 0 && `With prompt ${asked.promptVersion}:`}
        {!isRunning &&
          results.length === 0 &&
          'The pairs of the first fifty puzzles. What was asked before with the same prompt is remembered, and costs nothing.'}
      </p>
      {error !== null && <AdminErrorNotice error={error} />}
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
          <Table
            caption="Pair by pair"
            rows={results}
            keyOf={({ pair }) => pair.join(' + ')}
            columns={[
              { id: 'pair', header: 'Pair', cell: ({ pair }) => pair.join(' + ') },
              {
                id: 'bee',
                header: 'The bee',
                cell: ({ tried }) => tried.bee.word,
                sortBy: ({ tried }) => tried.bee.word,
              },
              {
                id: 'model',
                header: 'The model',
                cell: ({ tried: { model } }) =>
                  model?.word ??
                  `${modelFaultLabels[model?.fault ?? 'malformed']}: ${model?.says ?? ''}`,
                sortBy: ({ tried }) => tried.model?.word,
              },
              {
                id: 'match',
                header: 'Same',
                cell: ({ tried }) => (tried.match ? 'yes' : 'no'),
                sortBy: ({ tried }) => (tried.match ? 0 : 1),
              },
              {
                id: 'time',
                header: 'Time',
                cell: ({ tried }) => formatMilliseconds(tried.model?.milliseconds ?? 0),
                sortBy: ({ tried }) => tried.model?.milliseconds,
                isNumber: true,
              },
            ]}
          />
        </>
      )}
    </AdminPanel>
  );
}
