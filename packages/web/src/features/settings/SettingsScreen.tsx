import { Screen } from '../../ui/Screen.tsx';
import { SettingsPanels } from './SettingsPanels.tsx';

function SettingsScreen() {
  return (
    <Screen title="Settings">
      <SettingsPanels />
    </Screen>
  );
}

export { SettingsScreen as Component };
