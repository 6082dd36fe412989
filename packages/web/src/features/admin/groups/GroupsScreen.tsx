import { useInfiniteQuery } from '@tanstack/react-query';
import { Badge } from '../../../ui/Badge.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { CsvButton } from '../CsvButton.tsx';
import { EarlierButton } from '../EarlierButton.tsx';
import { FindField } from '../FindField.tsx';
import styles from '../filtered-list.module.css';
import { OpenButton } from '../OpenButton.tsx';
import { tableState } from '../table-state.ts';
import { useAddressChoice, useAddressText } from '../use-address.ts';
import { useSettled } from '../use-settled.ts';
import { whenWords } from '../when-words.ts';
import { GroupSheet } from './GroupSheet.tsx';
import { allGroups, type GroupSearch, type InspectedGroup, searchQuery } from './group-queries.ts';
import { Reports } from './Reports.tsx';

const states = ['open', 'all'] as const;
const stateNames = { open: 'Open ones', all: 'Ended ones too' } as const;

function GroupsScreen() {
  const [state, setState] = useAddressChoice('state', states, 'open');
  const [text, setText] = useAddressText('text');
  const [opened, setOpened] = useAddressText('id');
  const wish: GroupSearch = {
    search: text || undefined,
    includeInactive: state === 'all' ? 'true' : 'false',
  };
  const settled = useSettled(text);
  const list = useInfiniteQuery(searchQuery({ ...wish, search: settled || undefined }));
  const rows = list.data?.pages.flatMap(({ groups }) => groups) ?? [];

  return (
    <AdminPage
      title="Hives"
      lead="Every hive with its members and requests: open one to look into it, or to dissolve it. Below, the posts that players reported."
      actions={<CsvButton name="hives" columns={csvColumns} rows={() => allGroups(wish)} />}
    >
      <div className={styles.filters}>
        <Segmented
          legend="Which"
          choices={states.map((value) => ({ value, name: stateNames[value] }))}
          chosen={state}
          onChoose={setState}
        />
        <FindField placeholder="Name, owner, code or id" text={text} onType={setText} />
      </div>
      <Table
        caption="Hives"
        rows={rows}
        keyOf={({ groupId }) => groupId}
        empty={settled ? 'No hive fits that.' : 'There is no hive yet.'}
        columns={[
          {
            id: 'name',
            header: 'Name',
            cell: ({ groupId, name }) => (
              <OpenButton onOpen={() => setOpened(groupId)}>
                <bdi>{name}</bdi>
              </OpenButton>
            ),
            sortBy: ({ name }) => name,
          },
          { id: 'owner', header: 'Owner', cell: ({ owner }) => <bdi>{owner?.displayName}</bdi> },
          {
            id: 'members',
            header: 'Members',
            isNumber: true,
            cell: ({ memberCount }) => memberCount,
            sortBy: ({ memberCount }) => memberCount,
          },
          {
            id: 'requests',
            header: 'Requests',
            isNumber: true,
            cell: ({ openRequests }) => openRequests,
            sortBy: ({ openRequests }) => openRequests ?? 0,
          },
          { id: 'code', header: 'Code', cell: ({ inviteCode }) => <code>{inviteCode}</code> },
          { id: 'state', header: 'State', cell: (row) => <State row={row} /> },
          {
            id: 'created',
            header: 'Founded',
            cell: ({ createdAt }) => whenWords(createdAt),
            sortBy: ({ createdAt }) => createdAt,
          },
        ]}
        {...tableState(list)}
      />
      <EarlierButton of={list} />
      <Reports />
      <GroupSheet groupId={opened} onClose={() => setOpened('')} />
    </AdminPage>
  );
}

function State({ row }: { row: InspectedGroup }) {
  if (row.endedReason !== undefined) return <Badge look="sting">Dissolved</Badge>;
  if (row.endedAt !== undefined) return <Badge>Ended</Badge>;
  return <Badge look="leaf">{row.joinPolicy === 'open' ? 'Open' : 'By approval'}</Badge>;
}

const csvColumns: { header: string; value(row: InspectedGroup): string | number | undefined }[] = [
  { header: 'groupId', value: ({ groupId }) => groupId },
  { header: 'name', value: ({ name }) => name },
  { header: 'description', value: ({ description }) => description },
  { header: 'owner', value: ({ owner }) => owner?.displayName },
  { header: 'ownerId', value: ({ owner }) => owner?.userId },
  { header: 'members', value: ({ memberCount }) => memberCount },
  { header: 'openRequests', value: ({ openRequests }) => openRequests },
  { header: 'inviteCode', value: ({ inviteCode }) => inviteCode },
  { header: 'joinPolicy', value: ({ joinPolicy }) => joinPolicy },
  { header: 'createdAt', value: ({ createdAt }) => createdAt },
  { header: 'endedAt', value: ({ endedAt }) => endedAt },
  { header: 'endedReason', value: ({ endedReason }) => endedReason },
];

export { GroupsScreen as Component };
