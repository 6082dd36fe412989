import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { Sample } from '../Sample.tsx';

export function SkeletonSamples() {
  return (
    <>
      <Sample name="A line">
        <Skeleton />
      </Sample>
      <Sample name="Lines">
        <Skeleton lines={4} />
      </Sample>
      <Sample name="Avatar">
        <Skeleton look="avatar" />
      </Sample>
      <Sample name="Block">
        <Skeleton look="block" />
      </Sample>
      <Sample name="Card" ground="stage">
        <Skeleton look="card" />
      </Sample>
    </>
  );
}
