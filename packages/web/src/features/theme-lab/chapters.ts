import type { LabSection } from './Section.tsx';
import { AvatarSamples } from './sections/AvatarSamples.tsx';
import { BadgeSamples } from './sections/BadgeSamples.tsx';
import { BarChartSamples } from './sections/BarChartSamples.tsx';
import { BeePartsSamples } from './sections/BeePartsSamples.tsx';
import { BeeSamples } from './sections/BeeSamples.tsx';
import { ButtonSamples } from './sections/ButtonSamples.tsx';
import { ConsentSamples } from './sections/ConsentSamples.tsx';
import { CopyFieldSamples } from './sections/CopyFieldSamples.tsx';
import { CountdownSamples } from './sections/CountdownSamples.tsx';
import { DialogSamples } from './sections/DialogSamples.tsx';
import { EmptyStateSamples } from './sections/EmptyStateSamples.tsx';
import { FeedbackSamples } from './sections/FeedbackSamples.tsx';
import { FriendSamples } from './sections/FriendSamples.tsx';
import { HexCardSamples } from './sections/HexCardSamples.tsx';
import { IconButtonSamples } from './sections/IconButtonSamples.tsx';
import { IconSamples } from './sections/IconSamples.tsx';
import { LineChartSamples } from './sections/LineChartSamples.tsx';
import { LoadingSamples } from './sections/LoadingSamples.tsx';
import { MascotSamples } from './sections/MascotSamples.tsx';
import { MenuSamples } from './sections/MenuSamples.tsx';
import { PaginationSamples } from './sections/PaginationSamples.tsx';
import { ScreenSamples } from './sections/ScreenSamples.tsx';
import { SealSamples } from './sections/SealSamples.tsx';
import { SegmentedSamples } from './sections/SegmentedSamples.tsx';
import { ShareSamples } from './sections/ShareSamples.tsx';
import { SheetSamples } from './sections/SheetSamples.tsx';
import { SkeletonSamples } from './sections/SkeletonSamples.tsx';
import { SoundSamples } from './sections/SoundSamples.tsx';
import { SwitchSamples } from './sections/SwitchSamples.tsx';
import { TableSamples } from './sections/TableSamples.tsx';
import { TabsSamples } from './sections/TabsSamples.tsx';
import { TextAreaSamples } from './sections/TextAreaSamples.tsx';
import { TextFieldSamples } from './sections/TextFieldSamples.tsx';
import { ToastSamples } from './sections/ToastSamples.tsx';
import { TrailSamples } from './sections/TrailSamples.tsx';
import { WarmthSamples } from './sections/WarmthSamples.tsx';
import { WordInputSamples } from './sections/WordInputSamples.tsx';
import { WordmarkSamples } from './sections/WordmarkSamples.tsx';

/** What the lab shows, in its order. */
export const chapters: { name: string; sections: LabSection[] }[] = [
  {
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
  },
  {
    name: 'The game',
    sections: [
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
  },
  {
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
  },
  {
    name: 'Signs',
    sections: [
      { id: 'badges', name: 'Badges', Samples: BadgeSamples },
      { id: 'avatars', name: 'Avatars', Samples: AvatarSamples },
      { id: 'countdowns', name: 'Countdowns', Samples: CountdownSamples },
      { id: 'empty', name: 'Empty states', Samples: EmptyStateSamples },
      { id: 'skeletons', name: 'Skeletons', Samples: SkeletonSamples },
      {
        id: 'toasts',
        name: 'Toasts',
        lead: 'Dark everywhere, in the skin of the page.',
        Samples: ToastSamples,
      },
    ],
  },
  {
    name: 'Figures',
    sections: [
      { id: 'bar-charts', name: 'Bar charts', Samples: BarChartSamples },
      {
        id: 'line-charts',
        name: 'Line charts',
        lead: 'Arrow keys go from day to day.',
        Samples: LineChartSamples,
      },
      { id: 'tables', name: 'Tables', Samples: TableSamples },
    ],
  },
  {
    name: 'Over the page',
    sections: [
      { id: 'dialogs', name: 'Dialogs', Samples: DialogSamples },
      { id: 'sheets', name: 'Sheets', Samples: SheetSamples },
      { id: 'consent', name: 'Consent', Samples: ConsentSamples },
      { id: 'feedback', name: 'Feedback', Samples: FeedbackSamples },
      { id: 'share', name: 'Share', Samples: ShareSamples },
      { id: 'friend', name: 'Friend', Samples: FriendSamples },
    ],
  },
  {
    name: 'The rest',
    sections: [
      { id: 'sounds', name: 'Sounds', Samples: SoundSamples },
      { id: 'screen', name: 'Screen', Samples: ScreenSamples },
    ],
  },
];
