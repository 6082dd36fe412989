import { hivePath } from '../../../domain/hives/groups.ts';
import { useNavigate } from '../../../platform/router/router-context.tsx';
import { HiveFormSheet, type HiveFormValues, type SheetState } from '../HiveForm.tsx';
import { useGroupCommand } from '../use-group-command.ts';

const empty: HiveFormValues = { name: '', description: '', joinPolicy: 'open', inviteCode: '' };

export default function CreateSheet(sheet: SheetState) {
  const navigate = useNavigate();
  const create = useGroupCommand('createGroup');
  return (
    <HiveFormSheet
      {...sheet}
      title="Start a hive"
      action="Start it"
      initial={empty}
      command={create}
      onSubmit={({ inviteCode, ...rest }) => {
        const code = inviteCode.trim() !== '' && { inviteCode };
        create.run(
          { ...rest, type: 'hive', ...code },
          { onSuccess: ({ group }) => void navigate(`${hivePath(group.groupId)}?invite`) },
        );
      }}
    />
  );
}
