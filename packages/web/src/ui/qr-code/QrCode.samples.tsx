import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { QrCode } from './QrCode.tsx';

export const section: SampleSection = { chapter: 'signs', order: 5, title: 'QR codes' };

export function Samples() {
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
