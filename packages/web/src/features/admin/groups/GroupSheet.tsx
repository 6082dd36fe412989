import type { CallReply } from '@bee-jinx/contract/browser';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { usePlayer } from '../../../domain/account/player.ts';
import { useDraft } from '../../../platform/use-draft.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { adminErrorMessage } from '../AdminErrorNotice.tsx';
import { DescriptionList } from '../DescriptionList.tsx';
import { formatWhen } from '../format-when.ts';
import { QueryView } from '../QueryView.tsx';
import styles from './GroupSheet.module.css';
import { inspectGroupQuery } from './group-queries.ts';
import { MemberTable, RequestTable } from './member-tables.tsx';

/** One hive, whole. */
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

function GroupDetails({ group, members, requests }: CallReply<'inspectGroup'>) {
  return (
    <div className={styles.whole}>
      <p className={styles.name}>
        <bdi>{group.name}</bdi>
      </p>
      {group.description !== '' && <p dir="auto">{group.description}</p>}
      <DescriptionList
        facts={[
          ['Owner', group.owner?.displayName ?? 'nobody'],
          ['Code', <code key="code">{group.inviteCode}</code>],
          ['Joining', group.joinPolicy === 'open' ? 'whoever has the code' : 'the owner decides'],
          ['Founded', formatWhen(group.createdAt)],
          ['Id', <code key="id">{group.groupId}</code>],
          ...(group.endedAt === undefined
            ? []
            : ([['Ended', formatWhen(group.endedAt)]] as [string, string][])),
          ...(group.endedReason === undefined
            ? []
            : ([['Reason', group.endedReason]] as [string, string][])),
        ]}
      />
      <MemberTable members={members} />
      <RequestTable requests={requests} />
      {group.endedAt === undefined && <DissolveForm groupId={group.groupId} name={group.name} />}
    </div>
  );
}

const maxReasonLength = 280;

/** With a reason, because its members are told. It stays in this tab while the sheet is closed. */
function DissolveForm({ groupId, name }: { groupId: string; name: string }) {
  const cache = useQueryClient();
  const { userId } = usePlayer();
  const [reason, setReason, clearDraft] = useDraft(`draft.dissolve.${userId}.${groupId}`);
  const [isAsking, setAsking] = useState(false);
  const dissolve = useMutation({
    mutationFn: () => call('dissolveGroup', { params: { groupId }, body: { reason } }),
    onSuccess: () => {
      clearDraft(reason);
      setAsking(false);
      showToast({ look: 'done', text: 'Dissolved. Its members have been told.' });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['group'] }),
  });
  return (
    <>
      <TextArea
        label="Reason to dissolve it"
        hint="Its members read this."
        max={maxReasonLength}
        rows={2}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Button
        look="danger"
        disabled={reason.trim() === ''}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        Dissolve the hive
      </Button>
      <ConfirmDialog
        layer="above"
        title={`Dissolve ${name}?`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        cancelLabel="Keep it"
        confirmLabel="Dissolve it"
        onConfirm={() => dissolve.mutate()}
        isBusy={dissolve.isPending}
        fault={dissolve.error ? adminErrorMessage(dissolve.error) : undefined}
      >
        <p>It ends for everybody in it, and there is no way back. They will read: {reason}</p>
      </ConfirmDialog>
    </>
  );
}
