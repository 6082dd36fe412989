import { usePlayer } from '../../domain/account/player.ts';
import { saveConsent, useTrackingAllowed } from '../../domain/consent/consent.ts';
import { openFeedback } from '../../domain/feedback/open-feedback.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { CopyField } from '../../ui/copy-field/CopyField.tsx';
import { formatCode } from '../../ui/format-code.ts';
import { MutedText } from '../../ui/layout/MutedText.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Switch } from '../../ui/switch/Switch.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { AppearancePanel } from './AppearancePanel.tsx';
import { BlockedPanel } from './BlockedPanel.tsx';
import { DataPanel } from './DataPanel.tsx';
import { NotificationsPanel } from './notifications/NotificationsPanel.tsx';
import { RenameForm } from './RenameForm.tsx';

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

function FeedbackPanel() {
  return (
    <Panel title="Tell the bee">
      <MutedText>An idea, a bug, a kind word: all of it is read.</MutedText>
      <Button look="outline" onClick={openFeedback}>
        Write to us
      </Button>
    </Panel>
  );
}

function PrivacyPanel() {
  const isCounted = useTrackingAllowed();
  const { badgeNumber } = usePlayer();
  return (
    <Panel title="Counting">
      <Switch
        label="Count me"
        hint="Which puzzles you play, the words you try and how many rounds it takes. No adverts, nothing sold."
        isOn={isCounted}
        onTurn={(isOn) => saveConsent(isOn ? 'settings_enable' : 'settings_revoke')}
      />
      {badgeNumber !== undefined && (
        <p>You are number {badgeNumber.toLocaleString()} in the hive.</p>
      )}
    </Panel>
  );
}
