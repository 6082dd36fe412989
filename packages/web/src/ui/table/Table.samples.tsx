import type { ComponentProps } from 'react';
import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { Table } from './Table.tsx';

export const section: SampleSection = { chapter: 'figures', order: 3, title: 'Tables' };

interface Member {
  id: string;
  name: string;
  games: number;
  jinxes: number;
  average: number | null;
  joined: string;
}

const allMembers: Member[] = [
  { id: '1', name: 'Clover Finder', games: 124, jinxes: 97, average: 4.2, joined: '2026-03-02' },
  { id: '2', name: 'Heather Scout', games: 88, jinxes: 71, average: 4.9, joined: '2026-05-17' },
  { id: '3', name: 'Thyme Dancer', games: 3, jinxes: 0, average: null, joined: '2026-11-14' },
  {
    id: '4',
    name: 'Maximiliana Wollwortmann',
    games: 1204,
    jinxes: 1001,
    average: 3.8,
    joined: '2025-12-31',
  },
];

type MembersProps = ComponentProps<typeof Table<Member>>;

const members: Omit<MembersProps, 'caption'> = {
  rows: allMembers,
  keyOf: ({ id }) => id,
  columns: [
    { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
    {
      id: 'games',
      header: 'Games',
      cell: ({ games }) => games.toLocaleString(),
      sortBy: ({ games }) => games,
      isNumber: true,
    },
    {
      id: 'jinxes',
      header: 'Jinxes',
      cell: ({ jinxes }) => jinxes.toLocaleString(),
      sortBy: ({ jinxes }) => jinxes,
      isNumber: true,
    },
    {
      id: 'average',
      header: 'Average',
      cell: ({ average }) => average?.toLocaleString() ?? '–',
      sortBy: ({ average }) => average,
      isNumber: true,
    },
    { id: 'joined', header: 'Joined', cell: ({ joined }) => joined },
  ],
};

const actions: NonNullable<MembersProps['actions']> = {
  nameOf: ({ name }) => name,
  of: () => [
    { name: 'Nudge', onChoose: () => {} },
    { name: 'Remove', variant: 'danger', onChoose: () => {} },
  ],
};

const none = { ...members, rows: [] };

export function Samples() {
  return (
    <>
      <Sample name="Sorted, with actions" isWide canFocus>
        <Table
          {...members}
          caption="Members"
          actions={actions}
          sortedBy={{ column: 'jinxes', direction: 'descending' }}
        />
      </Sample>
      <Sample name="Empty">
        <Table {...none} caption="Members, none" empty="Nobody yet. Invite somebody." />
      </Sample>
      <Sample name="Busy">
        <Table {...none} caption="Members, on their way" isBusy />
      </Sample>
      <Sample name="Refused">
        <Table
          {...none}
          caption="Members, refused"
          fault="The members couldn’t be fetched."
          onRetry={() => {}}
        />
      </Sample>
      <Sample name="Busy with rows" note="fetched anew" isWide>
        <Table {...members} caption="Members, fetched anew" isBusy />
      </Sample>
    </>
  );
}
