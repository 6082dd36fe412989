import { Sample, type SampleSection } from '../../ui/samples/Sample.tsx';
import { Streak } from './Streak.tsx';

export const section: SampleSection = { chapter: 'signs', order: 1.1, title: 'Badges' };

export function Samples() {
  return (
    <Sample name="Streak" note="none at all shows nothing" isRow>
      <Streak days={0} />
      <Streak days={12} />
      <Streak days={1204} />
    </Sample>
  );
}
