import { Sample, type SampleSection } from '../../ui/samples/Sample.tsx';
import { RoomCode } from './RoomCode.tsx';

export const section: SampleSection = { chapter: 'the-game', order: 7, title: 'Swarm' };

export function Samples() {
  return (
    <Sample name="The way in" ground="stage">
      <RoomCode code="HUMX" link="https://example.com/jinx/swarm/HUMX" />
    </Sample>
  );
}
