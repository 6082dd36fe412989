import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { Skeleton } from './Skeleton.tsx';

export const section: SampleSection = { chapter: 'signs', order: 7, title: 'Skeletons' };

export function Samples() {
  return (
    <>
      <Sample name="A line">
        <Skeleton />
      </Sample>
      <Sample name="Lines">
        <Skeleton lines={4} />
      </Sample>
      <Sample name="Avatar">
        <Skeleton variant="avatar" />
      </Sample>
      <Sample name="Block">
        <Skeleton variant="block" />
      </Sample>
      <Sample name="Card" ground="stage">
        <Skeleton variant="card" />
      </Sample>
    </>
  );
}
