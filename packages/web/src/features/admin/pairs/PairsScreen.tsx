import { latestPuzzle } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { AdminPage, RefetchButton } from '../AdminPage.tsx';
import { type AdminColumn, AdminTable } from '../AdminTable.tsx';
import { type DeskPair, deskPairsQuery, useAnswerPairReport, useTakePair } from './pair-queries.ts';

const pairColumns: AdminColumn<DeskPair>[] = [
  { header: 'Pair', value: ({ word1, word2 }) => `${word1} + ${word2}`, sortBy: 'value' },
  { header: 'Maker', value: ({ maker }) => maker.displayName, sortBy: 'value' },
  { header: 'Note', value: ({ note = '' }) => note },
];

function PairsScreen() {
  const reported = useQuery(deskPairsQuery('reported'));
  const offered = useQuery(deskPairsQuery('offered'));
  const answer = useAnswerPairReport();
  const take = useTakePair();
  const [day, setDay] = useState(() => String(latestPuzzle(Date.now()) + 7));
  return (
    <AdminPage
      title="Pairs"
      lead="Pairs that players made for each other: what was reported, and what they offer as a puzzle of the day."
      actions={<RefetchButton queries={[reported, offered]} />}
    >
      <AdminTable
        caption="Reported"
        rows={reported.data ?? []}
        keyOf={({ code }) => code}
        columns={[
          ...pairColumns,
          {
            header: 'Reports',
            value: ({ reports }) =>
              reports.map(({ by, reason }) => `${by.displayName}: ${reason || '–'}`).join('; '),
          },
        ]}
        query={reported}
        actions={{
          nameOf: ({ word1, word2 }) => `${word1} + ${word2}`,
          of: ({ code }) => [
            {
              name: 'End its link',
              variant: 'danger',
              onChoose: () => answer.mutate({ code, answer: 'end' }),
            },
            { name: 'Let it stand', onChoose: () => answer.mutate({ code, answer: 'keep' }) },
          ],
        }}
      />
      <TextField
        label="Take an offered pair for the puzzle No."
        hint="A day that hasn’t begun anywhere."
        inputMode="numeric"
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <AdminTable
        caption="Offered"
        rows={offered.data ?? []}
        keyOf={({ code }) => code}
        columns={[
          ...pairColumns,
          { header: 'The bee says', value: 'firstWord' },
          { header: 'Par', value: 'par', as: 'count', sortBy: 'value' },
          { header: 'Difficulty', value: 'difficulty' },
          { header: 'Finished', value: 'finished', as: 'count', sortBy: 'value' },
        ]}
        query={offered}
        actions={{
          nameOf: ({ word1, word2 }) => `${word1} + ${word2}`,
          of: ({ code, offer }) => [
            {
              name: offer === 'named' ? 'Take it, with the name' : 'Take it',
              onChoose: () =>
                take.mutate({ code, puzzleNumber: Number(day), isNamed: offer === 'named' }),
            },
            ...(offer === 'named'
              ? [
                  {
                    name: 'Take it without the name',
                    onChoose: () =>
                      take.mutate({ code, puzzleNumber: Number(day), isNamed: false }),
                  },
                ]
              : []),
          ],
        }}
      />
    </AdminPage>
  );
}

export { PairsScreen as Component };
