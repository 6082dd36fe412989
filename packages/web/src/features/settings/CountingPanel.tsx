import { usePlayer } from '../../domain/account/player.ts';
import { saveConsent, useTrackingAllowed } from '../../domain/consent/consent.ts';
import { countingExplained } from '../../domain/consent/counting-explained.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Switch } from '../../ui/switch/Switch.tsx';

export function CountingPanel() {
  const isCounted = useTrackingAllowed();
  const { badgeNumber } = usePlayer();
  return (
    <Panel title="Counting">
      <Switch
        label="Count my games"
        hint={countingExplained}
        isOn={isCounted}
        onTurn={(isOn) => saveConsent(isOn ? 'settings_enable' : 'settings_revoke')}
      />
      {badgeNumber !== undefined && <p>Your badge is No. {badgeNumber.toLocaleString()}.</p>}
    </Panel>
  );
}
