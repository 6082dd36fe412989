import { usePlayer } from '../../api/player.ts';
import { turnConsent, useCounting } from '../../platform/consent.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Switch } from '../../ui/Switch.tsx';

export function PrivacyPanel() {
  const isCounted = useCounting();
  const { badgeNumber } = usePlayer();
  return (
    <Panel title="Counting">
      <Switch
        label="Count me"
        hint="Which puzzles you play, the words you try and how many rounds it takes. No adverts, nothing sold."
        isOn={isCounted}
        onTurn={(isOn) => turnConsent(isOn ? 'settings_enable' : 'settings_revoke')}
      />
      {badgeNumber !== undefined && (
        <p>You are number {badgeNumber.toLocaleString()} in the hive.</p>
      )}
    </Panel>
  );
}
