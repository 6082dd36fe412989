import type { UpcomingPuzzle } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { readerLocale } from '../../../platform/reader-locale.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { CsvButton } from '../CsvButton.tsx';
import styles from '../stack.module.css';
import { tableQueryProps } from '../table-query-props.ts';
import { useSearchParam } from '../use-search-param.ts';
import { comingPuzzlesQuery } from './coming-puzzles-query.ts';
import { SwapPuzzleSheet } from './SwapPuzzleSheet.tsx';

const day = new Intl.DateTimeFormat(readerLocale, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** The coming thirty, as they would be published. Until its day begins one can change places with another. */
export function ComingPuzzles() {
  const coming = useQuery(comingPuzzlesQuery);
  const [swapping, setSwapping] = useSearchParam('swap');
  const puzzles = coming.data ?? [];
  const chosen = puzzles.find(({ puzzleNumber }) => String(puzzleNumber) === swapping);
  return (
    <div className={styles.stack}>
      <p>
        Whoever reads on knows the bee’s first words. A puzzle stays as it is once its day has begun
        somewhere on Earth. Simulated players have tried each: how many met the bee with their first
        word, and how many within 15 rounds. The editor’s grade says how well the first word links
        both.
      </p>
      <Table
        caption="The coming thirty puzzles"
        rows={puzzles}
        keyOf={({ puzzleNumber }) => String(puzzleNumber)}
        empty="There are no puzzles ahead. npm run puzzles makes some."
        columns={[
          {
            id: 'pair',
            header: 'Pair',
            cell: ({ word1, word2 }) => `${word1} + ${word2}`,
          },
          {
            id: 'day',
            header: 'Day',
            cell: ({ activeDate }) => day.format(new Date(`${activeDate}T00:00:00Z`)),
          },
          {
            id: 'number',
            header: 'No.',
            cell: ({ puzzleNumber }) => puzzleNumber,
            sortBy: ({ puzzleNumber }) => puzzleNumber,
            isNumber: true,
          },
          { id: 'first', header: 'The bee says first', cell: ({ firstWord }) => firstWord },
          { id: 'reason', header: 'Why', cell: ({ reason }) => reason ?? 'no tie known' },
          {
            id: 'grade',
            header: 'Editor’s grade',
            cell: ({ grade }) => gradeLabel(grade),
            sortBy: ({ grade }) => grade ?? -1,
          },
          {
            id: 'par',
            header: 'Par',
            cell: ({ par }) => par,
            sortBy: ({ par }) => par,
            isNumber: true,
          },
          {
            id: 'difficulty',
            header: 'Difficulty',
            cell: ({ difficulty }) => difficulty,
            sortBy: ({ difficulty }) => difficulty,
          },
          {
            id: 'caught',
            header: 'Met at once',
            cell: ({ caughtAtOnce }) => percent(caughtAtOnce),
            sortBy: ({ caughtAtOnce }) => caughtAtOnce ?? -1,
            isNumber: true,
          },
          {
            id: 'met',
            header: 'Met within 15',
            cell: ({ met }) => percent(met),
            sortBy: ({ met }) => met ?? -1,
            isNumber: true,
          },
          {
            id: 'swapped',
            header: 'Changed',
            cell: ({ isSwapped }) => isSwapped && <Badge look="honey">swapped</Badge>,
          },
        ]}
        actions={{
          nameOf: ({ puzzleNumber }) => `No. ${puzzleNumber}`,
          of: ({ puzzleNumber }) => [
            { name: 'Swap for another', onChoose: () => setSwapping(String(puzzleNumber)) },
          ],
        }}
        {...tableQueryProps(coming)}
      />
      <div className={styles.row}>
        <CsvButton name="coming-puzzles" rows={puzzles} columns={csvColumns} />
      </div>
      <SwapPuzzleSheet puzzle={chosen} onClose={() => setSwapping('')} />
    </div>
  );
}

/** Nothing where nobody has simulated that pair. */
const percent = (share: number | undefined) => (share === undefined ? '' : `${share} %`);

const gradeLabel = (grade: number | undefined) =>
  grade === undefined ? 'not read' : grade === 2 ? 'links both well' : 'passable';

const csvColumns: { header: string; value(puzzle: UpcomingPuzzle): string | number }[] = [
  { header: 'number', value: ({ puzzleNumber }) => puzzleNumber },
  { header: 'date', value: ({ activeDate }) => activeDate },
  { header: 'word1', value: ({ word1 }) => word1 },
  { header: 'word2', value: ({ word2 }) => word2 },
  { header: 'firstWord', value: ({ firstWord }) => firstWord },
  { header: 'reason', value: ({ reason }) => reason ?? '' },
  { header: 'grade', value: ({ grade }) => grade ?? '' },
  { header: 'par', value: ({ par }) => par },
  { header: 'difficulty', value: ({ difficulty }) => difficulty },
  { header: 'caughtAtOncePercent', value: ({ caughtAtOnce }) => caughtAtOnce ?? '' },
  { header: 'metWithin15Percent', value: ({ met }) => met ?? '' },
];
