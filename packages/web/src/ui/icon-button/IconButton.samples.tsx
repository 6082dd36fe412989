import { Inline } from '../layout/Stack.tsx';
import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { IconButton } from './IconButton.tsx';

export const section: SampleSection = { chapter: 'controls', order: 2, title: 'Icon buttons' };

export function Samples() {
  return (
    <>
      <Sample name="Plain" note="says its name only" canFocus>
        <Inline gap={3}>
          <IconButton icon="close" label="Close" />
          <IconButton icon="menu" label="Menu" />
          <IconButton icon="trash" label="Delete" />
        </Inline>
      </Sample>
      <Sample name="Plain, busy and disabled">
        <Inline gap={3}>
          <IconButton icon="send" label="Sending" isBusy />
          <IconButton icon="trash" label="Delete, disabled" disabled />
        </Inline>
      </Sample>
      <Sample name="Tile" canFocus>
        <Inline gap={3}>
          <IconButton variant="tile" icon="picture" label="Picture" />
          <IconButton variant="tile" icon="replay" label="Replay" />
        </Inline>
      </Sample>
      <Sample name="Tile, busy and disabled">
        <Inline gap={3}>
          <IconButton variant="tile" icon="picture" label="Drawing" isBusy />
          <IconButton variant="tile" icon="replay" label="Replay" disabled />
        </Inline>
      </Sample>
      <Sample name="Long label">
        <Inline gap={3}>
          <IconButton variant="tile" icon="share" label="Share with everybody" />
          <IconButton variant="tile" icon="qr" label="QR" />
        </Inline>
      </Sample>
    </>
  );
}
