import { useEffect, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Sample, type SampleSection } from '../../ui/samples/Sample.tsx';
import { Segmented } from '../../ui/segmented/Segmented.tsx';
import { momentAt } from './reveal-timeline.ts';
import { SwarmBoard } from './SwarmBoard.tsx';
import { sampleCamps, sampleSeats } from './sample-swarm.ts';

export const section: SampleSection = {
  chapter: 'the-game',
  order: 7,
  title: 'Swarm',
  lead: 'Words fly to camps, and the two largest camps are the next pair.',
};

export function Samples() {
  return (
    <>
      <Sample name="The table" note="twelve minds" ground="stage" isWide>
        <PlayedBoard shape="wide" count={12} />
      </Sample>
      <Sample name="Five minds" note="some are still thinking" ground="stage" isWide>
        <SwarmBoard
          shape="wide"
          phase="sealing"
          round={1}
          pair={['sea', 'desert']}
          seats={sampleSeats(5).map((seat, index) => ({ ...seat, hasSealed: index % 2 === 0 }))}
          camps={[]}
        />
      </Sample>
      <Sample name="On a phone" ground="stage">
        <PlayedBoard shape="tall" count={8} />
      </Sample>
      <Sample name="A swarm jinx" ground="stage">
        <SwarmBoard
          shape="tall"
          phase="jinx"
          round={4}
          pair={['sand', 'beach']}
          seats={sampleSeats(5).map((seat) => ({ ...seat, word: 'shore' }))}
          camps={sampleCamps(sampleSeats(5).map((seat) => ({ ...seat, word: 'shore' })))}
        />
      </Sample>
    </>
  );
}

const phases = ['sealing', 'turning', 'gathering', 'pairing'] as const;

function PlayedBoard({ shape, count }: { shape: 'wide' | 'tall'; count: number }) {
  const [phase, setPhase] = useState<(typeof phases)[number]>('turning');
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    const began = performance.now() + 600;
    const timer = setInterval(() => {
      const now = momentAt(performance.now() - began, 'pair').phase;
      const shown = phases.find((one) => one === now);
      setPhase(shown ?? 'sealing');
      if (!shown) setPlaying(false);
    }, 50);
    return () => clearInterval(timer);
  }, [isPlaying]);
  const seats = sampleSeats(count);
  const camps = phase === 'sealing' ? [] : sampleCamps(seats);
  return (
    <>
      <SwarmBoard
        shape={shape}
        phase={phase}
        round={3}
        pair={['sea', 'desert']}
        seats={seats}
        camps={camps}
        next={['sand', 'beach']}
      />
      <Segmented
        legend="Phase"
        choices={phases.map((value) => ({ value, name: value }))}
        chosen={phase}
        onChoose={(value) => setPhase(value)}
      />
      <Button size="small" look="outline" onClick={() => setPlaying(true)}>
        Play the reveal
      </Button>
    </>
  );
}
