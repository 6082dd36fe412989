import type { InspectedPlayer } from '@bee-jinx/contract/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { usePlayer } from '../../../domain/account/player.ts';
import { useDraft } from '../../../platform/use-draft.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { AdminErrorNotice, adminErrorMessage } from '../AdminErrorNotice.tsx';
import { AdminPanel } from '../AdminPanel.tsx';
import { formatWhen } from '../format-when.ts';
import { cacheInspectedPlayer } from './player-queries.ts';
import { type SuspensionLength, suspensionEnd, suspensionLengths } from './suspension-length.ts';

const maxReasonLength = 280;

/** Keeping a player from playing, or letting them again: with a reason, because it is theirs to read. */
export function SanctionPanel({ player }: Pick<InspectedPlayer, 'player'>) {
  const cache = useQueryClient();
  const { userId, displayName, suspension } = player;
  const me = usePlayer();
  const [reason, setReason, clearDraft] = useDraft(`draft.sanction.${me.userId}.${userId}`);
  const [length, setLength] = useState<SuspensionLength>('7');
  const [isAsking, setAsking] = useState(false);
  const until = suspensionEnd(length, Date.now());
  const onSuccess = (inspected: InspectedPlayer) => {
    clearDraft(reason);
    setAsking(false);
    cacheInspectedPlayer(cache, inspected);
    showToast({ look: 'done', text: 'Done. They have been told.' });
  };
  const params = { userId };
  const suspend = useMutation({
    mutationFn: () => call('suspendPlayer', { params, body: { reason, until } }),
    onSuccess,
  });
  const lift = useMutation({
    mutationFn: () => call('liftSuspension', { params, body: { reason } }),
    onSuccess,
  });
  if (userId === me.userId) return <p>This is you.</p>;
  const hasReason = reason.trim() !== '';
  return (
    <AdminPanel title={suspension ? 'Change or lift the suspension' : 'Suspend or ban'}>
      <TextArea
        label="Reason"
        hint="They read this, and so do the admins in the audit trail."
        max={maxReasonLength}
        rows={2}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {suspension && (
        <>
          <Button disabled={!hasReason} isBusy={lift.isPending} onClick={() => lift.mutate()}>
            Let them play again
          </Button>
          {lift.error && <AdminErrorNotice error={lift.error} />}
        </>
      )}
      <Segmented
        legend="For how long"
        choices={suspensionLengths}
        chosen={length}
        onChoose={(next) => setLength(next)}
      />
      <Button
        look="danger"
        disabled={!hasReason}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {until === undefined ? 'Ban' : 'Suspend'}
      </Button>
      <ConfirmDialog
        layer="above"
        title={until === undefined ? `Ban ${displayName}?` : `Suspend ${displayName}?`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        cancelLabel="Leave them"
        confirmLabel={until === undefined ? 'Ban them' : 'Suspend them'}
        onConfirm={() => suspend.mutate()}
        isBusy={suspend.isPending}
        fault={suspend.error ? adminErrorMessage(suspend.error) : undefined}
      >
        <p>
          {until === undefined ? 'For good' : `Until ${formatWhen(until)}`} they can’t play or write
          to others; their dances end now. They can write to us. They will read: {reason}
        </p>
      </ConfirmDialog>
    </AdminPanel>
  );
}
