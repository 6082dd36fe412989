import type { Group } from '@bee-jinx/contract/browser';
import { hasHivePermission } from '@bee-jinx/game';
import { lazy, Suspense, useState } from 'react';
import { openLoaded } from '../../../ui/dialog/open-loaded.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Menu, type MenuItem } from '../../../ui/menu/Menu.tsx';
import { HiveConfirmDialog } from './HiveConfirmDialog.tsx';

const loadEditSheet = () => import('./EditSheet.tsx');
const EditSheet = lazy(loadEditSheet);

/** What the player may do with the hive as a whole, by the same permissions as on the server. */
export function HiveMenu({ group }: { group: Group }) {
  const [openDialog, setOpenDialog] = useState<'leaveGroup' | 'deleteGroup' | 'edit'>();
  /** Each time the form begins with the hive as it is then. */
  const [timesEdited, setTimesEdited] = useState(0);
  const role = group.isOwner ? 'owner' : 'member';
  const close = () => setOpenDialog(undefined);
  const items: (MenuItem & { isAllowed: boolean })[] = [
    {
      name: 'Change the hive',
      icon: <Icon name="settings" />,
      isAllowed: hasHivePermission(role, 'update'),
      onChoose: () =>
        openLoaded(loadEditSheet, () => {
          setTimesEdited(timesEdited + 1);
          setOpenDialog('edit');
        }),
    },
    {
      name: 'Leave the hive',
      icon: <Icon name="back" />,
      isAllowed: hasHivePermission(role, 'leave'),
      onChoose: () => setOpenDialog('leaveGroup'),
    },
    {
      name: 'End the hive',
      icon: <Icon name="trash" />,
      variant: 'danger',
      isAllowed: hasHivePermission(role, 'delete'),
      onChoose: () => setOpenDialog('deleteGroup'),
    },
  ];
  return (
    <>
      <Menu label="More about this hive" items={items.filter(({ isAllowed }) => isAllowed)} />
      {(['leaveGroup', 'deleteGroup'] as const).map((command) => (
        <HiveConfirmDialog
          key={command}
          command={command}
          group={group}
          isOpen={openDialog === command}
          onClose={close}
        />
      ))}
      <Suspense>
        {timesEdited > 0 && (
          <EditSheet
            key={timesEdited}
            group={group}
            isOpen={openDialog === 'edit'}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
