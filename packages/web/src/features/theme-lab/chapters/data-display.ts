import type { LabChapter } from '../Section.tsx';
import { AvatarSamples } from '../sections/AvatarSamples.tsx';
import { BadgeSamples } from '../sections/BadgeSamples.tsx';
import { CountdownSamples } from '../sections/CountdownSamples.tsx';
import { EmptyStateSamples } from '../sections/EmptyStateSamples.tsx';
import { QrCodeSamples } from '../sections/QrCodeSamples.tsx';
import { RowSamples } from '../sections/RowSamples.tsx';
import { SkeletonSamples } from '../sections/SkeletonSamples.tsx';
import { ToastSamples } from '../sections/ToastSamples.tsx';

export const dataDisplay: LabChapter = {
  id: 'signs',
  name: 'Signs',
  sections: [
    { id: 'badges', name: 'Badges', Samples: BadgeSamples },
    { id: 'avatars', name: 'Avatars', Samples: AvatarSamples },
    { id: 'countdowns', name: 'Countdowns', Samples: CountdownSamples },
    { id: 'empty', name: 'Empty states', Samples: EmptyStateSamples },
    { id: 'qr-codes', name: 'QR codes', Samples: QrCodeSamples },
    { id: 'rows', name: 'Rows', Samples: RowSamples },
    { id: 'skeletons', name: 'Skeletons', Samples: SkeletonSamples },
    {
      id: 'toasts',
      name: 'Toasts',
      lead: 'Dark everywhere, in the skin of the page.',
      Samples: ToastSamples,
    },
  ],
};
