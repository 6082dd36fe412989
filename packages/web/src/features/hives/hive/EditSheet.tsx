import type { Group } from '@bee-jinx/contract/browser';
import { useState } from 'react';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { HiveFormSheet, type HiveFormValues, type SheetState } from '../HiveForm.tsx';
import { useGroupCommand } from '../use-group-command.ts';

interface EditSheetProps extends SheetState {
  group: Group;
}

/** Sends only what was changed since it was opened, so that it doesn't overwrite another change. */
export default function EditSheet({ group, ...sheet }: EditSheetProps) {
  const { groupId, inviteCode = '' } = group;
  const [initial] = useState<HiveFormValues>(() => {
    const { name, description, joinPolicy } = group;
    return { name, description, joinPolicy, inviteCode };
  });
  const update = useGroupCommand('updateGroup');

  function save(values: HiveFormValues): void {
    const changed = Object.entries(values).filter(
      ([field, value]) => initial[field as keyof HiveFormValues] !== value,
    );
    update.run(
      { groupId, ...Object.fromEntries(changed) },
      {
        onSuccess: () => {
          showToast({ variant: 'done', text: 'Changed.' });
          sheet.onClose();
        },
      },
    );
  }

  return (
    <HiveFormSheet
      {...sheet}
      title="Change the hive"
      action="Save"
      initial={initial}
      ownCode={inviteCode}
      command={update}
      onSubmit={save}
    />
  );
}
