import { usePlayer } from '../../api/player.ts';
import { CopyField } from '../../ui/CopyField.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { AppearancePanel } from './AppearancePanel.tsx';
import { DataPanel } from './DataPanel.tsx';
import { FeedbackPanel } from './FeedbackPanel.tsx';
import { inTwoHalves } from './in-two-halves.ts';
import { NotificationsPanel } from './notifications/NotificationsPanel.tsx';
import { Panel } from './Panel.tsx';
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
        <CopyField label="Friend code" value={inTwoHalves(player.friendCode)} />
      </Panel>
      <AccountPanel player={player} />
      <AppearancePanel />
      <NotificationsPanel />
      <PrivacyPanel />
      <FeedbackPanel />
      <DataPanel player={player} />
    </>
  );
}
