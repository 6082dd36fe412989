import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { CopyField } from './CopyField.tsx';

export const section: SampleSection = { chapter: 'controls', order: 10, title: 'Copy fields' };

export function Samples() {
  return (
    <>
      <Sample name="A code" canFocus>
        <CopyField label="Friend code" value="K7QX 29MB" />
      </Sample>
      <Sample name="Long text">
        <CopyField
          label="Link"
          value="https://beejinx.example/i/g/a-very-long-code-that-never-ends"
        />
      </Sample>
      <Sample name="On its way">
        <CopyField label="Friend code, on its way" value={undefined} />
      </Sample>
      <Sample name="Refused">
        <CopyField
          label="Friend code, refused"
          value={undefined}
          fault="It couldn’t be fetched. Try again later."
        />
      </Sample>
    </>
  );
}
