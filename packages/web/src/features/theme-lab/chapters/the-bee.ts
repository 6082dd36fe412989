import type { LabChapter } from '../Section.tsx';
import { BeePartsSamples } from '../sections/BeePartsSamples.tsx';
import { BeeSamples } from '../sections/BeeSamples.tsx';
import { LoadingSamples } from '../sections/LoadingSamples.tsx';
import { MascotSamples } from '../sections/MascotSamples.tsx';
import { WordmarkSamples } from '../sections/WordmarkSamples.tsx';

export const theBee: LabChapter = {
  id: 'the-bee',
  name: 'The bee',
  sections: [
    { id: 'wordmark', name: 'Wordmark', Samples: WordmarkSamples },
    {
      id: 'bee',
      name: 'Bee',
      lead: 'A small-town clerk with wings: starched collar, tired lids, strong opinions about wax.',
      Samples: BeeSamples,
    },
    { id: 'bee-parts', name: 'Peek and faces', Samples: BeePartsSamples },
    { id: 'loading', name: 'Loading', Samples: LoadingSamples },
    {
      id: 'mascot',
      name: 'Mascot',
      lead: 'The bee flies in, says its piece and is gone. A press or Escape sends it away earlier.',
      Samples: MascotSamples,
    },
  ],
};
