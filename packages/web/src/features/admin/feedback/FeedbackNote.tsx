import type { Feedback } from '@bee-jinx/contract/browser';
import { usePlayer } from '../../../domain/account/player.ts';
import { useDraft } from '../../../platform/use-draft.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { AdminErrorNotice } from '../AdminErrorNotice.tsx';
import { useChangeFeedback } from './change-feedback.ts';

/** For admins only. An unsaved draft stays in this tab, also while the sheet is closed. */
export function FeedbackNote({ feedback }: { feedback: Feedback }) {
  const { feedbackId, note: saved = '' } = feedback;
  const { userId } = usePlayer();
  const [note, write, clearDraft] = useDraft(`draft.note.${userId}.${feedbackId}`, saved);
  const { mutateAsync, isPending, error } = useChangeFeedback();
  const isSaved = note.trim() === saved;

  function save(): void {
    // A promise, so that the draft is cleared even when the sheet is closed meanwhile; an error is shown below.
    mutateAsync({ feedbackId, note }).then(
      () => clearDraft(note),
      () => {},
    );
  }

  return (
    <>
      <TextArea
        label="Our note"
        hint={isSaved ? 'Only admins see it.' : 'Not saved yet. Only admins see it.'}
        max={2000}
        value={note}
        onChange={({ target }) => write(target.value)}
      />
      <Button variant="outline" isBusy={isPending} disabled={isSaved} onClick={save}>
        Save note
      </Button>
      <AdminErrorNotice error={error} />
    </>
  );
}
