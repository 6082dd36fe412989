import type { UpcomingPuzzle } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { createDateFormat } from '../../../platform/format-date-time.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Inline, Stack } from '../../../ui/layout/Stack.tsx';
import { type AdminColumn, AdminTable, CsvButton } from '../AdminTable.tsx';
import { useSearchParam } from '../use-search-param.tsx';
import { comingPuzzlesQuery } from './overview-queries.ts';
import { SwapPuzzleSheet } from './SwapPuzzleSheet.tsx';

const formatDay = createDateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Empty where nobody has simulated that pair. */
const percent = (share: number | undefined) => (share === undefined ? '' : `${share} %`);

const gradeLabel = (grade: number | undefined) =>
  grade === undefined ? 'not read' : grade === 2 ? 'links both well' : 'passable';

const columns: AdminColumn<UpcomingPuzzle>[] = [
  { header: 'Pair', value: ({ word1, word2 }) => `${word1} + ${word2}` },
  {
    header: 'Day',
    csv: 'date',
    value: 'activeDate',
    cell: ({ activeDate }) => formatDay(`${activeDate}T00:00:00Z`),
  },
  { header: 'No.', csv: 'number', value: 'puzzleNumber', as: 'number', sortBy: 'value' },
  { csv: 'word1', value: 'word1' },
  { csv: 'word2', value: 'word2' },
  { header: 'The bee says first', csv: 'firstWord', value: 'firstWord' },
  { header: 'Why', csv: 'reason', value: 'reason', as: 'sentence', empty: 'no tie known' },
  {
    header: 'Editor’s grade',
    csv: 'grade',
    value: 'grade',
    cell: ({ grade }) => gradeLabel(grade),
    sortBy: ({ grade }) => grade ?? -1,
  },
  { header: 'Par', csv: 'par', value: 'par', as: 'number', sortBy: 'value' },
  { header: 'Difficulty', csv: 'difficulty', value: 'difficulty', sortBy: 'value' },
  {
    header: 'Met at once',
    csv: 'caughtAtOncePercent',
    value: 'caughtAtOnce',
    as: 'number',
    cell: ({ caughtAtOnce }) => percent(caughtAtOnce),
    sortBy: ({ caughtAtOnce }) => caughtAtOnce ?? -1,
  },
  {
    header: 'Met within 15',
    csv: 'metWithin15Percent',
    value: 'met',
    as: 'number',
    cell: ({ met }) => percent(met),
    sortBy: ({ met }) => met ?? -1,
  },
  {
    header: 'Changed',
    cell: ({ isSwapped }) => isSwapped && <Badge variant="honey">swapped</Badge>,
  },
];

/** The next thirty, as they would be published. Until its day begins, a puzzle can be swapped with a later one. */
export function ComingPuzzles() {
  const coming = useQuery(comingPuzzlesQuery);
  const [swapping, setSwapping] = useSearchParam('swap');
  const puzzles = coming.data ?? [];
  const chosen = puzzles.find(({ puzzleNumber }) => String(puzzleNumber) === swapping);
  return (
    <Stack gap={5}>
      <p>
        Whoever reads on knows the bee’s first words. A puzzle stays as it is once its day has begun
        somewhere on Earth. Simulated players have tried each: how many met the bee with their first
        word, and how many within 15 rounds. The editor’s grade says how well the first word links
        both.
      </p>
      <AdminTable
        caption="The coming thirty puzzles"
        rows={puzzles}
        keyOf={({ puzzleNumber }) => String(puzzleNumber)}
        empty="There are no puzzles ahead. npm run puzzles makes some."
        columns={columns}
        query={coming}
        actions={{
          nameOf: ({ puzzleNumber }) => `No. ${puzzleNumber}`,
          of: ({ puzzleNumber }) => [
            { name: 'Swap for another', onChoose: () => setSwapping(String(puzzleNumber)) },
          ],
        }}
      />
      <Inline gap={3} align="center">
        <CsvButton
          name="coming-puzzles"
          rows={puzzles}
          columns={columns}
          order={['number', 'date']}
        />
      </Inline>
      <SwapPuzzleSheet puzzle={chosen} onClose={() => setSwapping('')} />
    </Stack>
  );
}
