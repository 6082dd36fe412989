import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { SettingsPanels } from './SettingsPanels.tsx';

export default function SettingsSheet({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  return (
    <Sheet title="Settings" isOpen={isOpen} onClose={onClose}>
      <SettingsPanels />
    </Sheet>
  );
}
