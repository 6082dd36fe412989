import type { LabChapter } from '../Section.tsx';
import { ButtonSamples } from '../sections/ButtonSamples.tsx';
import { CopyFieldSamples } from '../sections/CopyFieldSamples.tsx';
import { IconButtonSamples } from '../sections/IconButtonSamples.tsx';
import { IconSamples } from '../sections/IconSamples.tsx';
import { MenuSamples } from '../sections/MenuSamples.tsx';
import { PaginationSamples } from '../sections/PaginationSamples.tsx';
import { SegmentedSamples } from '../sections/SegmentedSamples.tsx';
import { SwitchSamples } from '../sections/SwitchSamples.tsx';
import { TabsSamples } from '../sections/TabsSamples.tsx';
import { TextAreaSamples } from '../sections/TextAreaSamples.tsx';
import { TextFieldSamples } from '../sections/TextFieldSamples.tsx';

export const controls: LabChapter = {
  id: 'controls',
  name: 'Controls',
  sections: [
    {
      id: 'buttons',
      name: 'Buttons',
      lead: 'Honey turns soft under the pointer; a press moves it by a pixel.',
      Samples: ButtonSamples,
    },
    { id: 'icon-buttons', name: 'Icon buttons', Samples: IconButtonSamples },
    { id: 'icons', name: 'Icons', Samples: IconSamples },
    { id: 'text-fields', name: 'Text fields', Samples: TextFieldSamples },
    { id: 'text-areas', name: 'Text areas', Samples: TextAreaSamples },
    { id: 'segmented', name: 'Segmented', Samples: SegmentedSamples },
    { id: 'switches', name: 'Switches', Samples: SwitchSamples },
    { id: 'tabs', name: 'Tabs', lead: 'Arrow keys go from tab to tab.', Samples: TabsSamples },
    { id: 'menus', name: 'Menus', lead: 'Arrow keys, or first letters.', Samples: MenuSamples },
    { id: 'copy-fields', name: 'Copy fields', Samples: CopyFieldSamples },
    { id: 'pagination', name: 'Pagination', Samples: PaginationSamples },
  ],
};
