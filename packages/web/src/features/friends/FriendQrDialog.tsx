import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { QrCode } from '../../ui/qr-code/QrCode.tsx';
import styles from './MyCode.module.css';

interface CodePictureProps {
  link: string;
  isOpen: boolean;
  onClose(): void;
}

export default function FriendQrDialog({ link, isOpen, onClose }: CodePictureProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Hold it up to their camera">
      <Stack gap={3} align="center">
        <QrCode text={link} label="QR code of your friend link" />
        <p className={styles.link}>{link}</p>
      </Stack>
    </Dialog>
  );
}
