import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { formatWhen } from '../format-when.ts';
import { LoadEarlierButton } from '../LoadEarlierButton.tsx';
import { PlayerLink } from '../PlayerLink.tsx';
import styles from '../stack.module.css';
import { tableQueryProps } from '../table-query-props.ts';
import { useSearchParamChoice } from '../use-search-param.ts';
import { ReportSheet } from './ReportSheet.tsx';
import { reportStates, reportsQuery } from './report-queries.ts';

const stateNames = { open: 'Waiting', answered: 'Answered' } as const;

/** What players reported, with why. Each opens with who did and what was decided before. */
export function Reports() {
  const [state, setState] = useSearchParamChoice('reports', reportStates, 'open');
  const list = useInfiniteQuery(reportsQuery(state));
  const [opened, setOpened] = useState('');
  const rows = list.data?.pages.flatMap(({ reports }) => reports) ?? [];
  return (
    <div className={styles.stack}>
      <Segmented
        legend="Reports"
        choices={reportStates.map((value) => ({ value, name: stateNames[value] }))}
        chosen={state}
        onChoose={setState}
      />
      <Table
        caption="Reported posts"
        rows={rows}
        keyOf={({ buzzId }) => buzzId}
        empty={state === 'open' ? 'Nothing waits for an answer.' : 'Nothing was answered yet.'}
        columns={[
          { id: 'text', header: 'Post', cell: ({ text }) => <bdi>{text || '(a result)'}</bdi> },
          { id: 'by', header: 'By', cell: ({ author }) => <PlayerLink {...author} /> },
          { id: 'to', header: 'To', cell: ({ to }) => <bdi>{to?.name ?? 'friends'}</bdi> },
          {
            id: 'reporters',
            header: 'Reported by',
            isNumber: true,
            cell: ({ reporters }) => reporters,
            sortBy: ({ reporters }) => reporters,
          },
          { id: 'why', header: 'Why', cell: ({ reasons }) => <bdi>{reasons.join(' · ')}</bdi> },
          {
            id: 'when',
            header: 'When',
            cell: ({ reportedAt }) => formatWhen(reportedAt),
            sortBy: ({ reportedAt }) => reportedAt,
          },
          {
            id: 'answer',
            header: 'Answer',
            cell: ({ answer: given }) =>
              given && (
                <Badge look={given === 'hidden' ? 'sting' : 'leaf'}>
                  {given === 'hidden' ? 'Removed' : 'Stands'}
                </Badge>
              ),
          },
        ]}
        actions={{
          nameOf: ({ author }) => `the post by ${author.displayName}`,
          of: ({ buzzId }) => [{ name: 'Look and decide', onChoose: () => setOpened(buzzId) }],
        }}
        {...tableQueryProps(list)}
      />
      <LoadEarlierButton of={list} />
      <ReportSheet
        report={rows.find(({ buzzId }) => buzzId === opened)}
        onClose={() => setOpened('')}
      />
    </div>
  );
}
