import type { LabChapter } from '../Section.tsx';
import { CombSamples } from '../sections/CombSamples.tsx';
import { HexCardSamples } from '../sections/HexCardSamples.tsx';
import { SealSamples } from '../sections/SealSamples.tsx';
import { TrailSamples } from '../sections/TrailSamples.tsx';
import { WarmthSamples } from '../sections/WarmthSamples.tsx';
import { WordInputSamples } from '../sections/WordInputSamples.tsx';

export const theGame: LabChapter = {
  id: 'the-game',
  name: 'The game',
  sections: [
    { id: 'comb', name: 'The comb', lead: 'A round, phase by phase.', Samples: CombSamples },
    { id: 'cards', name: 'Word cards', Samples: HexCardSamples },
    { id: 'word-input', name: 'Word input', Samples: WordInputSamples },
    { id: 'seals', name: 'Seals', lead: 'The promise, in wax.', Samples: SealSamples },
    {
      id: 'trail',
      name: 'Trail',
      lead: 'The gap between two words is their distance: 100 minus warmth.',
      Samples: TrailSamples,
    },
    { id: 'warmth', name: 'Warmth', lead: 'Number, level and colour.', Samples: WarmthSamples },
  ],
};
