import type { Group } from '@bee-jinx/contract/browser';
import { can } from '@bee-jinx/game';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { Menu, type MenuItem } from '../../../ui/menu/Menu.tsx';
import { DeleteDialog, LeaveDialog } from './questions.tsx';

const EditSheet = lazy(() => import('./EditSheet.tsx'));

/** What can be done with the hive as a whole, by the table that the server asks too. */
export function Tools({ group }: { group: Group }) {
  const [asked, setAsked] = useState<'leave' | 'delete' | 'edit'>();
  const [wasEditing, setWasEditing] = useState(false);
  const role = group.isOwner ? 'owner' : 'member';
  const close = () => setAsked(undefined);
  const items: (MenuItem & { isAllowed: boolean })[] = [
    {
      name: 'Change the hive',
      icon: <Icon name="settings" />,
      isAllowed: can(role, 'update'),
      onChoose: () => {
        setWasEditing(true);
        setAsked('edit');
      },
    },
    {
      name: 'Leave the hive',
      icon: <Icon name="back" />,
      isAllowed: can(role, 'leave'),
      onChoose: () => setAsked('leave'),
    },
    {
      name: 'End the hive',
      icon: <Icon name="trash" />,
      look: 'danger',
      isAllowed: can(role, 'delete'),
      onChoose: () => setAsked('delete'),
    },
  ];
  return (
    <>
      <Menu label="More about this hive" items={items.filter(({ isAllowed }) => isAllowed)} />
      <LeaveDialog group={group} isOpen={asked === 'leave'} onClose={close} />
      <DeleteDialog group={group} isOpen={asked === 'delete'} onClose={close} />
      <Suspense>
        {wasEditing && <EditSheet group={group} isOpen={asked === 'edit'} onClose={close} />}
      </Suspense>
    </>
  );
}
