import { type SubmitEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { hivePath } from '../../../domain/hives/groups.ts';
import { randomHexId } from '../../../platform/random-hex-id.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import styles from '../Form.module.css';
import { HiveForm } from '../HiveForm.tsx';
import { useGroupCommand } from '../use-group-command.ts';
import { type HiveFormValues, useHiveForm } from '../use-hive-form.ts';

const nothing: HiveFormValues = { name: '', description: '', joinPolicy: 'open', inviteCode: '' };

export default function CreateSheet({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const formId = useId();
  const navigate = useNavigate();
  // However often it is sent, it is this one hive.
  const [idempotencyKey] = useState(randomHexId);
  const form = useHiveForm(nothing);
  const create = useGroupCommand('createGroup', ({ inviteCode, ...rest }: HiveFormValues) =>
    call('createGroup', {
      body: { ...rest, type: 'hive', ...(inviteCode.trim() !== '' && { inviteCode }) },
      idempotencyKey,
    }),
  );

  function send(event: SubmitEvent): void {
    event.preventDefault();
    const wish = form.read();
    if (!wish) return;
    create.run(wish, {
      onSuccess: ({ group }) => void navigate(`${hivePath(group.groupId)}?invite`),
    });
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title="Start a hive"
      actions={
        <Button type="submit" form={formId} isBusy={create.isBusy}>
          Start it
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={send} noValidate>
        <HiveForm {...form} />
        <Fault>{create.fault}</Fault>
      </form>
    </Sheet>
  );
}
