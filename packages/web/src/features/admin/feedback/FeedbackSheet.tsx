import type { Feedback } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import { AdminErrorNotice } from '../AdminErrorNotice.tsx';
import { DescriptionList } from '../DescriptionList.tsx';
import { formatWhen } from '../format-when.ts';
import { PlayerLink } from '../PlayerLink.tsx';
import { QueryView } from '../QueryView.tsx';
import { useChangeFeedback } from './change-feedback.ts';
import { FeedbackNote } from './FeedbackNote.tsx';
import styles from './FeedbackSheet.module.css';
import { feedbackKindLabels, feedbackStateLabels } from './feedback-labels.ts';
import { oneFeedbackQuery, screenshotQuery } from './feedback-queries.ts';

/** One piece of feedback, whole. */
export function FeedbackSheet({ feedbackId, onClose }: { feedbackId: string; onClose(): void }) {
  const one = useQuery(oneFeedbackQuery(feedbackId));
  return (
    <Sheet title="Feedback" isOpen={feedbackId !== ''} onClose={onClose}>
      <QueryView query={one}>
        {(feedback) =>
          feedback ? (
            <FeedbackDetails key={feedback.feedbackId} feedback={feedback} />
          ) : (
            <p>It is gone. Its author has probably deleted their data, and this with it.</p>
          )
        }
      </QueryView>
    </Sheet>
  );
}

const states = ['open', 'answered', 'closed'] as const;

function FeedbackDetails({ feedback }: { feedback: Feedback }) {
  const change = useChangeFeedback();
  const { feedbackId } = feedback;
  return (
    <div className={styles.whole}>
      <p className={styles.text}>{feedback.text}</p>
      {feedback.hasScreenshot && <Screenshot feedbackId={feedbackId} />}
      <DescriptionList
        facts={[
          ['From', <PlayerLink key="from" {...feedback} />],
          ...(feedback.appealsTo ? [['Appeal', 'against their suspension'] as const] : []),
          ['To reach them', feedback.contact ?? 'not given'],
          ['Kind', feedbackKindLabels[feedback.kind]],
          ['Sent', formatWhen(feedback.sentAt)],
          ['Screen', <code key="screen">{feedback.screen}</code>],
          ['Version', <code key="version">{feedback.version}</code>],
        ]}
      />
      <Segmented
        legend="State"
        choices={states.map((value) => ({ value, name: feedbackStateLabels[value] }))}
        chosen={feedback.state}
        isBusy={change.isPending}
        onChoose={(state) => change.mutate({ feedbackId, state })}
      />
      {change.error && <AdminErrorNotice error={change.error} />}
      <FeedbackNote feedback={feedback} />
    </div>
  );
}

function Screenshot({ feedbackId }: { feedbackId: string }) {
  const picture = useQuery(screenshotQuery(feedbackId));
  return (
    <QueryView query={picture}>
      {(address) => <img className={styles.picture} src={address} alt="What the player added" />}
    </QueryView>
  );
}
