import { useInfiniteQuery } from '@tanstack/react-query';
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
import { PlayerSheet } from './PlayerSheet.tsx';
import { allPlayers, type FoundPlayer, type PlayerSearch, searchQuery } from './player-queries.ts';
import { State } from './State.tsx';

const states = ['all', 'suspended'] as const;
const stateNames = { all: 'All', suspended: 'Suspended now' } as const;

function PlayersScreen() {
  const [state, setState] = useAddressChoice('state', states, 'all');
  const [text, setText] = useAddressText('text');
  const [opened, setOpened] = useAddressText('id');
  const wish: PlayerSearch = {
    text: text || undefined,
    suspended: state === 'suspended' ? 'true' : undefined,
  };
  const settled = useSettled(text);
  const list = useInfiniteQuery(searchQuery({ ...wish, text: settled || undefined }));
  const rows = list.data?.pages.flatMap(({ players }) => players) ?? [];

  return (
    <AdminPage
      title="Players"
      lead="Open one to see their sessions, reported posts and suspensions, to sign them out, or to keep them from playing."
      actions={<CsvButton name="players" columns={csvColumns} rows={() => allPlayers(wish)} />}
    >
      <div className={styles.filters}>
        <Segmented
          legend="Which"
          choices={states.map((value) => ({ value, name: stateNames[value] }))}
          chosen={state}
          onChoose={setState}
        />
        <FindField
          placeholder="Name, id, e-mail, badge or friend code"
          text={text}
          onType={setText}
        />
      </div>
      <Table
        caption="Players"
        rows={rows}
        keyOf={({ userId }) => userId}
        empty={settled || state !== 'all' ? 'Nobody fits that.' : 'Nobody has come yet.'}
        columns={[
          {
            id: 'name',
            header: 'Name',
            cell: ({ userId, displayName }) => (
              <OpenButton onOpen={() => setOpened(userId)}>
                <bdi>{displayName}</bdi>
              </OpenButton>
            ),
            sortBy: ({ displayName }) => displayName,
          },
          { id: 'state', header: 'State', cell: (player) => <State player={player} /> },
          { id: 'kind', header: 'Kind', cell: ({ kind }) => kind, sortBy: ({ kind }) => kind },
          {
            id: 'seen',
            header: 'Seen',
            cell: ({ seenAt }) => seenAt && whenWords(seenAt),
            sortBy: ({ seenAt }) => seenAt ?? '',
          },
          {
            id: 'created',
            header: 'Came',
            cell: ({ createdAt }) => whenWords(createdAt),
            sortBy: ({ createdAt }) => createdAt,
          },
          { id: 'id', header: 'Id', cell: ({ userId }) => <code>{userId}</code> },
        ]}
        {...tableState(list)}
      />
      <EarlierButton of={list} />
      <PlayerSheet userId={opened} onClose={() => setOpened('')} />
    </AdminPage>
  );
}

const csvColumns: { header: string; value(row: FoundPlayer): string | undefined }[] = [
  { header: 'userId', value: ({ userId }) => userId },
  { header: 'name', value: ({ displayName }) => displayName },
  { header: 'kind', value: ({ kind }) => kind },
  { header: 'created', value: ({ createdAt }) => createdAt },
  { header: 'seen', value: ({ seenAt }) => seenAt },
  { header: 'suspended', value: ({ suspension }) => suspension && (suspension.until ?? 'banned') },
];

export { PlayersScreen as Component };
