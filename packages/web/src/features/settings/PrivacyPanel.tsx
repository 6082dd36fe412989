import { turnConsent, useCounting } from '../../platform/consent.ts';
import { Switch } from '../../ui/Switch.tsx';
import { Panel } from './Panel.tsx';

export function PrivacyPanel() {
  const isCounted = useCounting();
  return (
    <Panel title="Counting">
      <Switch
        label="Count me"
        hint="Which puzzles you play and how many rounds they take. No adverts, nothing sold."
        isOn={isCounted}
        onTurn={(isOn) => turnConsent(isOn ? 'settings_enable' : 'settings_revoke')}
      />
    </Panel>
  );
}
