import { QrCode } from '../../../ui/qr-code/QrCode.tsx';
import { Sample } from '../Sample.tsx';

export function QrCodeSamples() {
  return (
    <>
      <Sample name="A link">
        <QrCode text="https://beejinx.example/i/f/K7QX29MB" label="QR code of a friend link" />
      </Sample>
      <Sample name="A code">
        <QrCode text="K7QX29MB" label="QR code of a transfer code" />
      </Sample>
    </>
  );
}
