import { useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Sample, type SampleSection } from '../../ui/samples/Sample.tsx';
import { type PathCell, PathComb } from './PathComb.tsx';

export const section: SampleSection = { chapter: 'the-game', order: 7, title: 'Swarm' };

const path: PathCell[] = [
  { round: 1, words: ['sea', 'desert'], agreed: 3, of: 8 },
  { round: 2, words: ['sand', 'beach'], agreed: 4, of: 8 },
  { round: 3, words: ['shell', 'lighthouse'], agreed: 2, of: 8 },
  { round: 4, words: ['mother-in-law’s tongue', 'wave'], agreed: 5, of: 8 },
  { round: 5, words: ['boat', 'crab'], agreed: 6, of: 8 },
  { round: 6, words: ['island', 'harbour'], agreed: 7, of: 8 },
  { round: 7, words: ['shore'], agreed: 8, of: 8 },
];

export function Samples() {
  const [count, setCount] = useState(4);
  return (
    <Sample name="The path" note="a comb that grows">
      <PathComb cells={path.slice(0, count)} />
      <Button
        size="small"
        look="outline"
        onClick={() => setCount(count === path.length ? 1 : count + 1)}
      >
        Another round
      </Button>
    </Sample>
  );
}
