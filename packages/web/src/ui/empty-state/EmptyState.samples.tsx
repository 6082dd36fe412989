import { Bee } from '../bee/Bee.tsx';
import { Button } from '../button/Button.tsx';
import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { EmptyState } from './EmptyState.tsx';

export const section: SampleSection = {
  chapter: 'signs',
  order: 4,
  id: 'empty',
  title: 'Empty states',
};

export function Samples() {
  return (
    <>
      <Sample name="Invites">
        <EmptyState
          level={3}
          picture={<Bee pose="asleep" size={160} />}
          title="No dances yet."
          action={<Button>Invite a friend</Button>}
        >
          Ask a friend for one. The bee could use the rest.
        </EmptyState>
      </Sample>
      <Sample name="Without a picture">
        <EmptyState level={3} title="Nothing found.">
          Try another word.
        </EmptyState>
      </Sample>
      <Sample name="Long text">
        <EmptyState
          level={3}
          title="Nobody in this hive of long words has said anything today."
          action={
            <Button variant="outline" size="small">
              Say something
            </Button>
          }
        >
          It may be that they are all asleep, or at work, or reading a long book about bees.
        </EmptyState>
      </Sample>
    </>
  );
}
