import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { sampleText } from '../samples/sample-data.ts';
import { Select } from './Select.tsx';

export const section: SampleSection = { chapter: 'controls', order: 7.5, title: 'Selects' };

export function Samples() {
  return (
    <>
      <Sample name="Usual" canFocus>
        <Select label="To" defaultValue="hive">
          <option value="">my friends</option>
          <option value="hive">Morning hive</option>
        </Select>
      </Sample>
      <Sample name="Disabled">
        <Select label="To, disabled" disabled>
          <option>my friends</option>
        </Select>
      </Sample>
      <Sample name="Long text">
        <Select label="Rounds">
          <option>{sampleText}</option>
        </Select>
      </Sample>
    </>
  );
}
