import { Badge } from '../../../ui/badge/Badge.tsx';
import { OpenButton, SearchScreen, useSearch } from '../SearchScreen.tsx';
import { useFilter } from '../use-search-param.tsx';
import { GroupSheet } from './GroupSheet.tsx';
import { type FoundGroup, groupList } from './group-queries.ts';
import { Reports } from './Reports.tsx';

const states = [
  ['open', 'Open ones'],
  ['all', 'Ended ones too'],
] as const;

function GroupsScreen() {
  const [state, stateFilter] = useFilter('state', 'Which', states);
  const search = useSearch((text) =>
    groupList({ search: text, includeInactive: state === 'all' ? 'true' : 'false' }),
  );
  return (
    <SearchScreen<FoundGroup>
      title="Hives"
      lead="Every hive with its members and requests: open one to look into it, or to dissolve it. Below, the posts that players reported."
      csv={{ name: 'hives' }}
      search={search}
      placeholder="Name, owner, code or id"
      filters={stateFilter}
      keyOf={({ groupId }) => groupId}
      empty={search.debouncedText ? 'No hive fits that.' : 'There is no hive yet.'}
      columns={[
        { csv: 'groupId', value: 'groupId' },
        {
          header: 'Name',
          csv: 'name',
          value: 'name',
          cell: ({ groupId, name }) => (
            <OpenButton onOpen={() => search.open(groupId)}>
              <bdi>{name}</bdi>
            </OpenButton>
          ),
          sortBy: 'value',
        },
        { csv: 'description', value: 'description' },
        { header: 'Owner', csv: 'owner', value: ({ owner }) => owner?.displayName, as: 'text' },
        { csv: 'ownerId', value: ({ owner }) => owner?.userId },
        { header: 'Members', csv: 'members', value: 'memberCount', as: 'number', sortBy: 'value' },
        {
          header: 'Requests',
          csv: 'openRequests',
          value: 'openRequests',
          as: 'number',
          sortBy: ({ openRequests }) => openRequests ?? 0,
        },
        { header: 'Code', csv: 'inviteCode', value: 'inviteCode', as: 'code' },
        {
          header: 'State',
          csv: 'joinPolicy',
          value: 'joinPolicy',
          cell: (group) => <GroupStateBadge {...group} />,
        },
        { header: 'Founded', csv: 'createdAt', value: 'createdAt', as: 'time', sortBy: 'value' },
        { csv: 'endedAt', value: 'endedAt' },
        { csv: 'endedReason', value: 'endedReason' },
      ]}
    >
      <Reports />
      <GroupSheet groupId={search.openedId} onClose={search.close} />
    </SearchScreen>
  );
}

function GroupStateBadge({ endedAt, endedReason, joinPolicy }: FoundGroup) {
  if (endedReason !== undefined) return <Badge variant="sting">Dissolved</Badge>;
  if (endedAt !== undefined) return <Badge>Ended</Badge>;
  return <Badge variant="leaf">{joinPolicy === 'open' ? 'Open' : 'By approval'}</Badge>;
}

export { GroupsScreen as Component };
