import { useState } from 'react';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { type AdminColumn, AdminTable, LoadEarlierButton } from '../AdminTable.tsx';
import { PlayerLink } from '../PlayerLink.tsx';
import { usePagedList } from '../paged-list.ts';
import { reportStates } from '../report-states.ts';
import { useFilter } from '../use-search-param.tsx';
import { answerNames, ReportSheet } from './ReportSheet.tsx';
import { type Report, reportList } from './report-queries.ts';

const columns: AdminColumn<Report>[] = [
  { header: 'Post', value: ({ text }) => text || '(a result)', as: 'text' },
  { header: 'By', cell: ({ author }) => <PlayerLink {...author} /> },
  { header: 'To', value: ({ to }) => to?.name ?? 'friends', as: 'text' },
  { header: 'Reported by', value: 'reporters', as: 'number', sortBy: 'value' },
  { header: 'Why', value: ({ reasons }) => reasons.join(' · '), as: 'text' },
  { header: 'When', value: 'reportedAt', as: 'time', sortBy: 'value' },
  {
    header: 'Answer',
    cell: ({ answer }) =>
      answer && (
        <Badge variant={answer === 'hidden' ? 'sting' : 'leaf'}>{answerNames[answer]}</Badge>
      ),
  },
];

/** Reported posts, with the reasons. Each opens with who reported it and earlier decisions. */
export function Reports() {
  const [state, stateFilter] = useFilter('reports', 'Reports', reportStates);
  const { query, rows } = usePagedList(reportList(state));
  const [opened, setOpened] = useState('');
  return (
    <Stack gap={5}>
      {stateFilter}
      <AdminTable
        caption="Reported posts"
        rows={rows}
        keyOf={({ buzzId }) => buzzId}
        empty={state === 'open' ? 'Nothing waits for an answer.' : 'Nothing was answered yet.'}
        columns={columns}
        query={query}
        actions={{
          nameOf: ({ author }) => `the post by ${author.displayName}`,
          of: ({ buzzId }) => [{ name: 'Look and decide', onChoose: () => setOpened(buzzId) }],
        }}
      />
      <LoadEarlierButton of={query} />
      <ReportSheet
        report={rows.find(({ buzzId }) => buzzId === opened)}
        onClose={() => setOpened('')}
      />
    </Stack>
  );
}
