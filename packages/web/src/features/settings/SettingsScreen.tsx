import { Screen } from '../../ui/screen/Screen.tsx';
import { SettingsPanels } from './SettingsPanels.tsx';

function SettingsScreen() {
  return (
    <Screen title="Settings">
      <SettingsPanels />
    </Screen>
  );
}

export { SettingsScreen as Component };
