import type { CallReply } from '@bee-jinx/contract/browser';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { usePlayer } from '../../../api/player.ts';
import { useDraft } from '../../../platform/use-draft.ts';
import { Button } from '../../../ui/Button.tsx';
import { AskDialog } from '../../../ui/dialog/AskDialog.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { deskWords } from '../DeskFault.tsx';
import { Facts } from '../Facts.tsx';
import { Loaded } from '../Loaded.tsx';
import { whenWords } from '../when-words.ts';
import styles from './GroupSheet.module.css';
import { inspectQuery } from './group-queries.ts';
import { MemberTable, RequestTable } from './people-tables.tsx';

/** One hive, whole. */
export function GroupSheet({ groupId, onClose }: { groupId: string; onClose(): void }) {
  const one = useQuery(inspectQuery(groupId));
  return (
    <Sheet title="Hive" isOpen={groupId !== ''} onClose={onClose}>
      <Loaded query={one}>
        {(inspected) => <Whole key={inspected.group.groupId} {...inspected} />}
      </Loaded>
    </Sheet>
  );
}

function Whole({ group, members, requests }: CallReply<'inspectGroup'>) {
  return (
    <div className={styles.whole}>
      <p className={styles.name}>
        <bdi>{group.name}</bdi>
      </p>
      {group.description !== '' && <p dir="auto">{group.description}</p>}
      <Facts
        facts={[
          ['Owner', group.owner?.displayName ?? 'nobody'],
          ['Code', <code key="code">{group.inviteCode}</code>],
          ['Joining', group.joinPolicy === 'open' ? 'whoever has the code' : 'the owner decides'],
          ['Founded', whenWords(group.createdAt)],
          ['Id', <code key="id">{group.groupId}</code>],
          ...(group.endedAt === undefined
            ? []
            : ([['Ended', whenWords(group.endedAt)]] as [string, string][])),
          ...(group.endedReason === undefined
            ? []
            : ([['Reason', group.endedReason]] as [string, string][])),
        ]}
      />
      <MemberTable members={members} />
      <RequestTable requests={requests} />
      {group.endedAt === undefined && <Dissolve groupId={group.groupId} name={group.name} />}
    </div>
  );
}

const mostReason = 280;

/** With a reason, because its members are told. It stays in this tab while the sheet is closed. */
function Dissolve({ groupId, name }: { groupId: string; name: string }) {
  const cache = useQueryClient();
  const { userId } = usePlayer();
  const [reason, setReason, arrived] = useDraft(`draft.dissolve.${userId}.${groupId}`);
  const [isAsking, setAsking] = useState(false);
  const dissolve = useMutation({
    mutationFn: () => call('dissolveGroup', { params: { groupId }, body: { reason } }),
    onSuccess: () => {
      arrived(reason);
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
        max={mostReason}
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
      <AskDialog
        layer="above"
        title={`Dissolve ${name}?`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        stay="Keep it"
        go="Dissolve it"
        onGo={() => dissolve.mutate()}
        isBusy={dissolve.isPending}
        fault={dissolve.error ? deskWords(dissolve.error) : undefined}
      >
        <p>It ends for everybody in it, and there is no way back. They will read: {reason}</p>
      </AskDialog>
    </>
  );
}
