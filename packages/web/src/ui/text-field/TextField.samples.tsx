import { CodeForm } from '../code-form/CodeForm.tsx';
import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { sampleText } from '../samples/sample-data.ts';
import { TextField } from './TextField.tsx';

export const section: SampleSection = { chapter: 'controls', order: 4, title: 'Text fields' };

export function Samples() {
  return (
    <>
      <Sample name="Filled" canFocus>
        <TextField label="Hive name" defaultValue="The Night Shift" hint="Others will see it." />
      </Sample>
      <Sample name="Empty">
        <TextField label="Hive name, empty" placeholder="The Night Shift" />
      </Sample>
      <Sample name="Refused">
        <TextField
          label="Invite code"
          defaultValue="HONEY"
          fault="Taken. Try HONEY7 or pick your own."
        />
      </Sample>
      <Sample name="For a code">
        <CodeForm
          label="Their friend code"
          advice="A friend code has eight letters and digits."
          go="Look who it is"
          addressOf={() => undefined}
        />
      </Sample>
      <Sample name="Disabled">
        <TextField label="Hive name, disabled" defaultValue="The Night Shift" disabled />
      </Sample>
      <Sample name="Read only">
        <TextField label="Hive name, read only" defaultValue="The Night Shift" readOnly />
      </Sample>
      <Sample name="Long text">
        <TextField label={sampleText} defaultValue={sampleText} hint={sampleText} />
      </Sample>
    </>
  );
}
