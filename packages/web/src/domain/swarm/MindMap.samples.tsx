import { Sample, type SampleSection } from '../../ui/samples/Sample.tsx';
import { MindMap } from './MindMap.tsx';
import type { Nearness } from './mind-map-layout.ts';
import { sampleSeats } from './sample-swarm.ts';

export const section: SampleSection = { chapter: 'the-game', order: 7, title: 'Swarm' };

function nearnessOf(count: number): Nearness[] {
  const seats = sampleSeats(count);
  return seats.flatMap(({ seatId: a }, index) =>
    seats.slice(index + 1).map(({ seatId: b }, rest) => ({
      a,
      b,
      nearness: (index * 37 + (index + rest + 1) * 53) % 97,
    })),
  );
}

export function Samples() {
  return (
    <>
      <Sample name="A map of minds" note="those who thought alike stand close">
        <MindMap seats={sampleSeats(6)} nearness={nearnessOf(6)} />
      </Sample>
      <Sample name="Twelve minds" isWide>
        <MindMap seats={sampleSeats(12)} nearness={nearnessOf(12)} aspect={1.9} />
      </Sample>
    </>
  );
}
