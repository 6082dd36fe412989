import type { Group } from '@bee-jinx/contract/browser';
import { type SubmitEvent, useId } from 'react';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import styles from '../Form.module.css';
import { HiveForm } from '../HiveForm.tsx';
import { useGroupCommand } from '../use-group-command.ts';
import { type HiveFormValues, useHiveForm } from '../use-hive-form.ts';

interface EditSheetProps {
  group: Group;
  isOpen: boolean;
  onClose(): void;
}

/** Only what was changed is sent: somebody else may be changing the rest. */
export default function EditSheet({ group, isOpen, onClose }: EditSheetProps) {
  const { groupId, name, description, joinPolicy, inviteCode = '' } = group;
  const formId = useId();
  const first: HiveFormValues = { name, description, joinPolicy, inviteCode };
  const form = useHiveForm(first);
  const update = useGroupCommand('updateGroup', (body: Partial<HiveFormValues>) =>
    call('updateGroup', { params: { groupId }, body }),
  );

  function send(event: SubmitEvent): void {
    event.preventDefault();
    const wish = form.read();
    if (!wish) return;
    const changed = Object.entries(wish).filter(
      ([field, value]) => first[field as keyof HiveFormValues] !== value,
    );
    update.run(Object.fromEntries(changed), {
      onSuccess: () => {
        showToast({ look: 'done', text: 'Changed.' });
        onClose();
      },
    });
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title="Change the hive"
      actions={
        <Button type="submit" form={formId} isBusy={update.isBusy}>
          Save
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={send} noValidate>
        <HiveForm {...form} ownCode={inviteCode} />
        <Fault>{update.fault}</Fault>
      </form>
    </Sheet>
  );
}
