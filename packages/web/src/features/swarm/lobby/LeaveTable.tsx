import type { Swarm } from '@bee-jinx/contract/browser';
import { useState } from 'react';
import { useNavigate } from '../../../platform/router/router-context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useLeaveSwarm } from '../swarm-commands.ts';

export function LeaveTable({ swarm }: { swarm: Swarm }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, fault } = useLeaveSwarm(swarm);
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setAsking(true)}>
        Leave the table
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Leave the table?"
        cancelLabel="Stay"
        confirmLabel="Leave"
        isBusy={isBusy}
        fault={fault}
        onConfirm={() => run(undefined, { onSuccess: () => void navigate('/jinx/swarm') })}
      >
        <p>The others go on. Your seat stays yours, and you can come back with the same code.</p>
      </ConfirmDialog>
    </>
  );
}
