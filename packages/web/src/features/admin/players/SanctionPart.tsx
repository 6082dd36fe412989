import type { InspectedPlayer } from '@bee-jinx/contract/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { usePlayer } from '../../../api/player.ts';
import { useDraft } from '../../../platform/use-draft.ts';
import { Button } from '../../../ui/Button.tsx';
import { AskDialog } from '../../../ui/dialog/AskDialog.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { DeskFault, deskWords } from '../DeskFault.tsx';
import { Panel } from '../Panel.tsx';
import { whenWords } from '../when-words.ts';
import { keepInspected } from './player-queries.ts';
import { type Length, lengths, untilAfter } from './suspension-length.ts';

const mostReason = 280;

/** Keeping a player from playing, or letting them again: with a reason, because it is theirs to read. */
export function SanctionPart({ player }: Pick<InspectedPlayer, 'player'>) {
  const cache = useQueryClient();
  const { userId, displayName, suspension } = player;
  const me = usePlayer();
  const [reason, setReason, arrived] = useDraft(`draft.sanction.${me.userId}.${userId}`);
  const [length, setLength] = useState<Length>('7');
  const [isAsking, setAsking] = useState(false);
  const until = untilAfter(length, Date.now());
  const onSuccess = (inspected: InspectedPlayer) => {
    arrived(reason);
    setAsking(false);
    keepInspected(cache, inspected);
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
    <Panel title={suspension ? 'Change or lift the suspension' : 'Suspend or ban'}>
      <TextArea
        label="Reason"
        hint="They read this, and so do the admins in the audit trail."
        max={mostReason}
        rows={2}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {suspension && (
        <>
          <Button disabled={!hasReason} isBusy={lift.isPending} onClick={() => lift.mutate()}>
            Let them play again
          </Button>
          {lift.error && <DeskFault error={lift.error} />}
        </>
      )}
      <Segmented
        legend="For how long"
        choices={lengths}
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
      <AskDialog
        layer="above"
        title={until === undefined ? `Ban ${displayName}?` : `Suspend ${displayName}?`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        stay="Leave them"
        go={until === undefined ? 'Ban them' : 'Suspend them'}
        onGo={() => suspend.mutate()}
        isBusy={suspend.isPending}
        fault={suspend.error ? deskWords(suspend.error) : undefined}
      >
        <p>
          {until === undefined ? 'For good' : `Until ${whenWords(until)}`} they can’t play or write
          to others; their dances end now. They can write to us. They will read: {reason}
        </p>
      </AskDialog>
    </Panel>
  );
}
