import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { Column, Columns } from './Columns.tsx';

export const section: SampleSection = { chapter: 'the-rest', order: 4, title: 'Columns' };

export function Samples() {
  return (
    <Sample name="Two columns" note="side by side from 56rem on" isWide>
      <Columns shares={[2, 1]}>
        <Column>
          <p>First, and twice as wide.</p>
        </Column>
        <Column isSticky>
          <p>Second, and in view for as long as the first is read.</p>
        </Column>
      </Columns>
    </Sample>
  );
}
