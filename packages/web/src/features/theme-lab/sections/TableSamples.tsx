import type { ComponentProps } from 'react';
import { Table } from '../../../ui/table/Table.tsx';
import { Sample } from '../Sample.tsx';
import { type SampleMember, sampleMembers } from '../samples.ts';

type MembersProps = ComponentProps<typeof Table<SampleMember>>;

const members: Omit<MembersProps, 'caption'> = {
  rows: sampleMembers,
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
    { name: 'Remove', look: 'danger', onChoose: () => {} },
  ],
};

const none = { ...members, rows: [] };

export function TableSamples() {
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
