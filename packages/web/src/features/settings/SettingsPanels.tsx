import { usePlayer } from '../../domain/account/player.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { CopyField } from '../../ui/copy-field/CopyField.tsx';
import { formatCode } from '../../ui/format-code.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { AppearancePanel } from './AppearancePanel.tsx';
import { BlockedPanel } from './BlockedPanel.tsx';
import { DataPanel } from './DataPanel.tsx';
import { FeedbackPanel } from './FeedbackPanel.tsx';
import { NotificationsPanel } from './notifications/NotificationsPanel.tsx';
import { PrivacyPanel } from './PrivacyPanel.tsx';
import { RenameForm } from './RenameForm.tsx';

/** All settings; on a page of their own and in the sheet that opens over any screen. */
export function SettingsPanels() {
  const player = usePlayer();
  return (
    <>
      <Panel title="Your name">
        <RenameForm player={player} />
      </Panel>
      <Panel title="Your friend code">
        <CopyField label="Friend code" value={formatCode(player.friendCode)} />
        <ButtonLink to="/friends" look="outline">
          Your friends
        </ButtonLink>
      </Panel>
      <AccountPanel player={player} />
      <AppearancePanel />
      <NotificationsPanel />
      <PrivacyPanel />
      <BlockedPanel userId={player.userId} />
      <FeedbackPanel />
      <DataPanel player={player} />
    </>
  );
}
