import type { CallReply } from '@bee-jinx/contract/browser';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDateTime } from '../../../platform/format-date-time.ts';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { type AdminColumn, AdminTable } from '../AdminTable.tsx';
import { ConfirmedAction, ReasonField, useReason } from '../ConfirmedAction.tsx';
import { DescriptionList } from '../DescriptionList.tsx';
import { PlayerLink } from '../PlayerLink.tsx';
import { QueryView } from '../QueryView.tsx';
import styles from './GroupSheet.module.css';
import { dissolveGroup, inspectGroupQuery } from './group-queries.ts';

type InspectedGroup = CallReply<'inspectGroup'>;

export function GroupSheet({ groupId, onClose }: { groupId: string; onClose(): void }) {
  const one = useQuery(inspectGroupQuery(groupId));
  return (
    <Sheet title="Hive" isOpen={groupId !== ''} onClose={onClose}>
      <QueryView query={one}>
        {(inspected) => <GroupDetails key={inspected.group.groupId} {...inspected} />}
      </QueryView>
    </Sheet>
  );
}

const memberColumns: AdminColumn<InspectedGroup['members'][number]>[] = [
  { header: 'Name', cell: (member) => <PlayerLink {...member} /> },
  {
    header: 'Role',
    value: ({ membership }) => (membership.isActive ? membership.role : 'has left'),
    sortBy: ({ membership }) => (membership.isActive ? membership.role : 'z'),
  },
  {
    header: 'Joined',
    value: ({ membership }) => membership.joinedAt,
    as: 'time',
    sortBy: 'value',
  },
  { header: 'Left', value: 'leftAt', as: 'time' },
  { header: 'Id', value: 'userId', as: 'code' },
];

const requestColumns: AdminColumn<InspectedGroup['requests'][number]>[] = [
  { header: 'Name', value: 'displayName', as: 'text' },
  { header: 'Status', value: 'status' },
  { header: 'By', value: 'joinMethod' },
  { header: 'Asked', value: 'createdAt', as: 'time', sortBy: 'value' },
];

function GroupDetails({ group, members, requests }: InspectedGroup) {
  return (
    <Stack gap={4}>
      <p className={styles.name}>
        <bdi>{group.name}</bdi>
      </p>
      {group.description !== '' && <p dir="auto">{group.description}</p>}
      <DescriptionList
        facts={[
          ['Owner', group.owner?.displayName ?? 'nobody'],
          ['Code', <code key="code">{group.inviteCode}</code>],
          ['Joining', group.joinPolicy === 'open' ? 'whoever has the code' : 'the owner decides'],
          ['Founded', formatDateTime(group.createdAt)],
          ['Id', <code key="id">{group.groupId}</code>],
          ['Ended', group.endedAt && formatDateTime(group.endedAt)],
          ['Reason', group.endedReason],
        ]}
      />
      <AdminTable
        caption="Members"
        rows={members}
        keyOf={({ userId }) => userId}
        empty="Nobody is left."
        columns={memberColumns}
      />
      <AdminTable
        caption="Requests"
        rows={requests}
        keyOf={({ requestId }) => requestId}
        empty="Nobody has asked to join."
        columns={requestColumns}
      />
      {group.endedAt === undefined && <DissolveForm groupId={group.groupId} name={group.name} />}
    </Stack>
  );
}

/** Asks for a reason, which its members are shown. */
function DissolveForm({ groupId, name }: { groupId: string; name: string }) {
  const cache = useQueryClient();
  const { reason, isMissing, clear, setReason } = useReason('dissolve', groupId);
  return (
    <>
      <ReasonField
        label="Reason to dissolve it"
        hint="Its members read this."
        {...{ reason, setReason }}
      />
      <ConfirmedAction
        label="Dissolve the hive"
        variant="danger"
        isDisabled={isMissing}
        title={`Dissolve ${name}?`}
        cancelLabel="Keep it"
        confirmLabel="Dissolve it"
        run={() => dissolveGroup(groupId, reason)}
        onSuccess={() => {
          clear();
          showToast({ variant: 'done', text: 'Dissolved. Its members have been told.' });
        }}
        onSettled={() => cache.invalidateQueries({ queryKey: ['group'] })}
      >
        <p>It ends for everybody in it, and there is no way back. They will read: {reason}</p>
      </ConfirmedAction>
    </>
  );
}
