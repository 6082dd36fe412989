import type { Player } from '@bee-jinx/contract/browser';
import type { ReactNode } from 'react';
import { usePlayer } from '../../domain/account/player.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { CopyField } from '../../ui/copy-field/CopyField.tsx';
import { formatCode } from '../../ui/format-code.ts';
import type { IconName } from '../../ui/icon/icons.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { AppearancePanel } from './AppearancePanel.tsx';
import { AsksFirstSwitch } from './AsksFirstSwitch.tsx';
import { BlockedPanel } from './BlockedPanel.tsx';
import { CountingPanel } from './CountingPanel.tsx';
import { DataPanel } from './DataPanel.tsx';
import { NotificationsPanel } from './notifications/NotificationsPanel.tsx';
import { RenameForm } from './RenameForm.tsx';

export interface SettingsPage {
  /** The last part of its address, `/settings/looks`. */
  id: string;
  title: string;
  icon: IconName;
  /** What it is about, in the list of pages. */
  line(player: Player): string;
  content: ReactNode;
}

export const settingsPages: readonly SettingsPage[] = [
  {
    id: 'name',
    title: 'Name and friend code',
    icon: 'person',
    line: ({ displayName }) => displayName,
    content: <NamePage />,
  },
  {
    id: 'looks',
    title: 'Looks and sound',
    icon: 'sun',
    line: () => 'Text size, theme, colour, motion',
    content: <AppearancePanel />,
  },
  {
    id: 'notifications',
    title: 'Notifications',
    icon: 'bell',
    line: () => 'What may be pushed, and when',
    content: <NotificationsPanel />,
  },
  {
    id: 'account',
    title: 'Your account',
    icon: 'lock',
    line: ({ kind }) =>
      kind === 'account' ? 'E-mail, password, devices' : 'You are playing without one',
    content: <AccountPanel />,
  },
  {
    id: 'privacy',
    title: 'Data and privacy',
    icon: 'download',
    line: () => 'Counting, download, delete',
    content: (
      <>
        <CountingPanel />
        <DataPanel />
      </>
    ),
  },
  {
    id: 'blocked',
    title: 'Blocked players',
    icon: 'people',
    line: () => 'Whom you don’t meet',
    content: <BlockedPanel />,
  },
];

export const settingsPath = (id: string): string => `/settings/${id}`;

function NamePage() {
  const player = usePlayer();
  return (
    <>
      <Panel title="Your name">
        <RenameForm player={player} />
      </Panel>
      <Panel title="Your friend code">
        <CopyField label="Friend code" value={formatCode(player.friendCode)} />
        <AsksFirstSwitch />
        <ButtonLink to="/friends" variant="outline">
          Your friends
        </ButtonLink>
      </Panel>
    </>
  );
}
