import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { InboxList } from './InboxList.tsx';

interface InboxSheetProps {
  isOpen: boolean;
  onClose(): void;
}

export default function InboxSheet({ isOpen, onClose }: InboxSheetProps) {
  return (
    <Sheet title="Inbox" isOpen={isOpen} onClose={onClose}>
      <InboxList onFollow={onClose} />
    </Sheet>
  );
}
