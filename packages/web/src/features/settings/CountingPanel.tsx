import { usePlayer } from '../../domain/account/player.ts';
import { saveConsent, useTrackingAllowed } from '../../domain/consent/consent.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Switch } from '../../ui/switch/Switch.tsx';

export function CountingPanel() {
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
