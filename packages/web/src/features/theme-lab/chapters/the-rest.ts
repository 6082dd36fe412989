import type { LabChapter } from '../Section.tsx';
import { PanelSamples } from '../sections/PanelSamples.tsx';
import { ScreenSamples } from '../sections/ScreenSamples.tsx';
import { SoundSamples } from '../sections/SoundSamples.tsx';

export const miscellaneous: LabChapter = {
  id: 'the-rest',
  name: 'The rest',
  sections: [
    { id: 'sounds', name: 'Sounds', Samples: SoundSamples },
    { id: 'panels', name: 'Panels', Samples: PanelSamples },
    { id: 'screen', name: 'Screen', Samples: ScreenSamples },
  ],
};
