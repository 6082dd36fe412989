import type { Group } from '@bee-jinx/contract/browser';
import { hasHivePermission } from '@bee-jinx/game';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Menu, type MenuItem } from '../../../ui/menu/Menu.tsx';
import { DeleteHiveDialog, LeaveHiveDialog } from './HiveConfirmDialogs.tsx';

const EditSheet = lazy(() => import('./EditSheet.tsx'));

/** What can be done with the hive as a whole, by the table that the server asks too. */
export function HiveMenu({ group }: { group: Group }) {
  const [openDialog, setAsked] = useState<'leave' | 'delete' | 'edit'>();
  const [wasEditing, setWasEditing] = useState(false);
  const role = group.isOwner ? 'owner' : 'member';
  const close = () => setAsked(undefined);
  const items: (MenuItem & { isAllowed: boolean })[] = [
    {
      name: 'Change the hive',
      icon: <Icon name="settings" />,
      isAllowed: hasHivePermission(role, 'update'),
      onChoose: () => {
        setWasEditing(true);
        setAsked('edit');
      },
    },
    {
      name: 'Leave the hive',
      icon: <Icon name="back" />,
      isAllowed: hasHivePermission(role, 'leave'),
      onChoose: () => setAsked('leave'),
    },
    {
      name: 'End the hive',
      icon: <Icon name="trash" />,
      look: 'danger',
      isAllowed: hasHivePermission(role, 'delete'),
      onChoose: () => setAsked('delete'),
    },
  ];
  return (
    <>
      <Menu label="More about this hive" items={items.filter(({ isAllowed }) => isAllowed)} />
      <LeaveHiveDialog group={group} isOpen={openDialog === 'leave'} onClose={close} />
      <DeleteHiveDialog group={group} isOpen={openDialog === 'delete'} onClose={close} />
      <Suspense>
        {wasEditing && <EditSheet group={group} isOpen={openDialog === 'edit'} onClose={close} />}
      </Suspense>
    </>
  );
}
