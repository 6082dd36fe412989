import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { Figure, Figures } from './Figures.tsx';

export const section: SampleSection = { chapter: 'figures', order: 0, title: 'Figures' };

export function Samples() {
  return (
    <Sample name="Four">
      <Figures>
        <Figure name="Streak" value={12} />
        <Figure name="Best" value={104} />
        <Figure name="Most need" value={4} />
        <Figure name="Jinxed" value={87} unit="%" />
      </Figures>
    </Sample>
  );
}
