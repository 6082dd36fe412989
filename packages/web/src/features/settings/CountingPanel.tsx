import { usePlayer } from '../../domain/account/player.ts';
import {
  saveConsent,
  useConsentAnswered,
  useTrackingAllowed,
} from '../../domain/consent/consent.ts';
import { explainCounting } from '../../domain/consent/counting-explained.ts';
import { formatNumber } from '../../platform/format-number.ts';
import { MutedText } from '../../ui/layout/MutedText.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Switch } from '../../ui/switch/Switch.tsx';

export function CountingPanel() {
  const isCounted = useTrackingAllowed();
  const hasAnswered = useConsentAnswered();
  const { badgeNumber } = usePlayer();
  return (
    <Panel title="Counting">
      <Switch
        label="Count my games"
        hint={explainCounting({ isCounted, hasAnswered })}
        isOn={isCounted}
        onTurn={(isOn) => saveConsent(isOn ? 'settings_enable' : 'settings_revoke')}
      />
      {badgeNumber !== undefined && (
        <MutedText>
          Your badge is No. {formatNumber(badgeNumber)}. Everybody who answers gets one, in order: a
          keepsake, whatever the answer.
        </MutedText>
      )}
    </Panel>
  );
}
