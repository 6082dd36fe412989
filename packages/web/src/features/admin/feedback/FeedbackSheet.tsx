import type { Feedback } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { DeskFault } from '../DeskFault.tsx';
import { Facts } from '../Facts.tsx';
import { Loaded } from '../Loaded.tsx';
import { PlayerLink } from '../PlayerLink.tsx';
import { whenWords } from '../when-words.ts';
import { useChangeFeedback } from './change-feedback.ts';
import styles from './FeedbackSheet.module.css';
import { oneFeedbackQuery, screenshotQuery } from './feedback-queries.ts';
import { kindNames, stateNames } from './feedback-words.ts';
import { Note } from './Note.tsx';

/** One piece of feedback, whole. */
export function FeedbackSheet({ feedbackId, onClose }: { feedbackId: string; onClose(): void }) {
  const one = useQuery(oneFeedbackQuery(feedbackId));
  return (
    <Sheet title="Feedback" isOpen={feedbackId !== ''} onClose={onClose}>
      <Loaded query={one}>
        {(feedback) =>
          feedback ? (
            <Whole key={feedback.feedbackId} feedback={feedback} />
          ) : (
            <p>It is gone. Its author has probably deleted their data, and this with it.</p>
          )
        }
      </Loaded>
    </Sheet>
  );
}

const states = ['open', 'answered', 'closed'] as const;

function Whole({ feedback }: { feedback: Feedback }) {
  const change = useChangeFeedback();
  const { feedbackId } = feedback;
  return (
    <div className={styles.whole}>
      <p className={styles.text}>{feedback.text}</p>
      {feedback.hasScreenshot && <Screenshot feedbackId={feedbackId} />}
      <Facts
        facts={[
          ['From', <PlayerLink key="from" {...feedback} />],
          ...(feedback.appealsTo ? [['Appeal', 'against their suspension'] as const] : []),
          ['To reach them', feedback.contact ?? 'not given'],
          ['Kind', kindNames[feedback.kind]],
          ['Sent', whenWords(feedback.sentAt)],
          ['Screen', <code key="screen">{feedback.screen}</code>],
          ['Version', <code key="version">{feedback.version}</code>],
        ]}
      />
      <Segmented
        legend="State"
        choices={states.map((value) => ({ value, name: stateNames[value] }))}
        chosen={feedback.state}
        isBusy={change.isPending}
        onChoose={(state) => change.mutate({ feedbackId, state })}
      />
      {change.error && <DeskFault error={change.error} />}
      <Note feedback={feedback} />
    </div>
  );
}

function Screenshot({ feedbackId }: { feedbackId: string }) {
  const picture = useQuery(screenshotQuery(feedbackId));
  return (
    <Loaded query={picture}>
      {(address) => <img className={styles.picture} src={address} alt="What the player added" />}
    </Loaded>
  );
}
