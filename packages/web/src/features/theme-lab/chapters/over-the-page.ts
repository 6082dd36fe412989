import type { LabChapter } from '../Section.tsx';
import { ConsentSamples } from '../sections/ConsentSamples.tsx';
import { DialogSamples } from '../sections/DialogSamples.tsx';
import { FeedbackSamples } from '../sections/FeedbackSamples.tsx';
import { FriendSamples } from '../sections/FriendSamples.tsx';
import { ShareSamples } from '../sections/ShareSamples.tsx';
import { SheetSamples } from '../sections/SheetSamples.tsx';

export const overlays: LabChapter = {
  id: 'over-the-page',
  name: 'Over the page',
  sections: [
    { id: 'dialogs', name: 'Dialogs', Samples: DialogSamples },
    { id: 'sheets', name: 'Sheets', Samples: SheetSamples },
    { id: 'consent', name: 'Consent', Samples: ConsentSamples },
    { id: 'feedback', name: 'Feedback', Samples: FeedbackSamples },
    { id: 'share', name: 'Share', Samples: ShareSamples },
    { id: 'friend', name: 'Friend', Samples: FriendSamples },
  ],
};
