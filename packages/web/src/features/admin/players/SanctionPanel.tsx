import type { InspectedPlayer } from '@bee-jinx/contract/browser';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlayer } from '../../../domain/account/player.ts';
import { formatDateTime } from '../../../platform/format-date-time.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { AdminErrorNotice } from '../AdminErrorNotice.tsx';
import { AdminPanel } from '../AdminPage.tsx';
import { ConfirmedAction, ReasonField, useReason } from '../ConfirmedAction.tsx';
import { cacheInspectedPlayer, suspendPlayer, useLiftSuspension } from './player-queries.ts';
import { type SuspensionLength, suspensionEnd, suspensionLengths } from './suspension-length.ts';

/** Suspends a player or lifts a suspension, with a reason that the player reads. */
export function SanctionPanel({ player }: Pick<InspectedPlayer, 'player'>) {
  const cache = useQueryClient();
  const { userId, displayName, suspension } = player;
  const me = usePlayer();
  const { reason, isMissing, clear, setReason } = useReason('sanction', userId);
  const [length, setLength] = useState<SuspensionLength>('7');
  const until = suspensionEnd(length, Date.now());
  const isBan = until === undefined;
  const onSuccess = (inspected: InspectedPlayer) => {
    clear();
    cacheInspectedPlayer(cache, inspected);
    showToast({ variant: 'done', text: 'Done. They have been told.' });
  };
  const lift = useLiftSuspension(userId, onSuccess);
  if (userId === me.userId) return <p>This is you.</p>;
  return (
    <AdminPanel title={suspension ? 'Change or lift the suspension' : 'Suspend or ban'}>
      <ReasonField
        label="Reason"
        hint="They read this, and so do the admins in the audit trail."
        {...{ reason, setReason }}
      />
      {suspension && (
        <>
          <Button disabled={isMissing} isBusy={lift.isPending} onClick={() => lift.mutate(reason)}>
            Let them play again
          </Button>
          <AdminErrorNotice error={lift.error} />
        </>
      )}
      <Segmented<SuspensionLength>
        legend="For how long"
        choices={suspensionLengths}
        chosen={length}
        onChoose={setLength}
      />
      <ConfirmedAction
        label={isBan ? 'Ban' : 'Suspend'}
        variant="danger"
        isDisabled={isMissing}
        title={isBan ? `Ban ${displayName}?` : `Suspend ${displayName}?`}
        cancelLabel="Leave them"
        confirmLabel={isBan ? 'Ban them' : 'Suspend them'}
        run={() => suspendPlayer(userId, { reason, until })}
        onSuccess={onSuccess}
      >
        <p>
          {isBan ? 'For good' : `Until ${formatDateTime(until)}`} they can’t play or write to
          others; their dances end now. They can write to us. They will read: {reason}
        </p>
      </ConfirmedAction>
    </AdminPanel>
  );
}
