import { Button } from '../../../ui/Button.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { CsvButton } from '../CsvButton.tsx';
import { DeskFault } from '../DeskFault.tsx';
import { Figures } from '../Figures.tsx';
import { Panel } from '../Panel.tsx';
import stack from '../stack.module.css';
import { costFigure, faultNames, timeWords } from './reply-words.ts';
import { sumUp } from './sum-up.ts';
import { useSet } from './use-set.ts';

interface SetPanelProps {
  pairs: readonly (readonly [string, string])[];
  promptVersion: number;
}

/** How often both say the same, over a set that is always the same. */
export function SetPanel({ pairs, promptVersion }: SetPanelProps) {
  const { asked, isRunning, error, start, stop } = useSet(pairs, promptVersion);
  const { results } = asked;
  const sum = sumUp(results);
  return (
    <Panel
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
      {error !== null && <DeskFault error={error} />}
      {results.length > 0 && (
        <>
          <Figures
            figures={[
              { name: 'Agreement', value: sum.agreement, note: `${sum.agreed} of ${sum.asked}` },
              { name: 'No word', value: sum.failed },
              { name: 'Time, the middle one', value: timeWords(sum.medianMs) },
              { name: 'Cost', ...costFigure(sum) },
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
                  model?.word ?? `${faultNames[model?.fault ?? 'malformed']}: ${model?.says ?? ''}`,
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
                cell: ({ tried }) => timeWords(tried.model?.milliseconds ?? 0),
                sortBy: ({ tried }) => tried.model?.milliseconds,
                isNumber: true,
              },
            ]}
          />
        </>
      )}
    </Panel>
  );
}
