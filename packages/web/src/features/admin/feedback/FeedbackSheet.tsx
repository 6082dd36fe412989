import type { Feedback } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../platform/format-date-time.ts';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import { AdminErrorNotice } from '../AdminErrorNotice.tsx';
import { DescriptionList } from '../DescriptionList.tsx';
import { PlayerLink } from '../PlayerLink.tsx';
import { QueryView } from '../QueryView.tsx';
import { useChangeFeedback } from './change-feedback.ts';
import { FeedbackNote } from './FeedbackNote.tsx';
import styles from './FeedbackSheet.module.css';
import { feedbackKindLabels, feedbackStateLabels, feedbackStates } from './feedback-labels.ts';
import { oneFeedbackQuery, screenshotQuery } from './feedback-queries.ts';

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

function FeedbackDetails({ feedback }: { feedback: Feedback }) {
  const change = useChangeFeedback();
  const { feedbackId } = feedback;
  return (
    <Stack gap={4}>
      <p className={styles.text}>{feedback.text}</p>
      {feedback.hasScreenshot && <Screenshot feedbackId={feedbackId} />}
      <DescriptionList
        facts={[
          ['From', <PlayerLink key="from" {...feedback} />],
          ['Appeal', feedback.appealsTo && 'against their suspension'],
          ['To reach them', feedback.contact ?? 'not given'],
          ['Kind', feedbackKindLabels[feedback.kind]],
          ['Sent', formatDateTime(feedback.sentAt)],
          ['Screen', <code key="screen">{feedback.screen}</code>],
          ['Version', <code key="version">{feedback.version}</code>],
        ]}
      />
      <Segmented
        legend="State"
        choices={feedbackStates.map((value) => ({ value, name: feedbackStateLabels[value] }))}
        chosen={feedback.state}
        isBusy={change.isPending}
        onChoose={(state) => change.mutate({ feedbackId, state })}
      />
      <AdminErrorNotice error={change.error} />
      <FeedbackNote feedback={feedback} />
    </Stack>
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
