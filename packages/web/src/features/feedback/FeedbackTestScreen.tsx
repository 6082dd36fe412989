import { useState } from 'react';
import { FeedbackDialog } from '../../domain/feedback/FeedbackDialog.tsx';
import type { Feedback } from '../../domain/feedback/feedback.ts';
import { openFeedback } from '../../domain/feedback/open-feedback.ts';
import { ownBuildId } from '../../platform/build-id.ts';
import { useLocation } from '../../platform/router/router-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Inline } from '../../ui/layout/Stack.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import styles from './FeedbackTestScreen.module.css';

const states = ['Write', 'Sending', 'Not sent', 'Sent'] as const;
type State = (typeof states)[number];

/** The real form, and each of its states without sending. */
function FeedbackTestScreen() {
  const { pathname } = useLocation();
  const [state, setState] = useState<State>('Write');
  const [isOpen, setOpen] = useState(false);
  const [taken, setTaken] = useState<Feedback>();
  return (
    <Screen title="Feedback test">
      <p>The first button opens the form as players know it, and what you send arrives.</p>
      <Button onClick={openFeedback}>Write for real</Button>
      <h2 className={styles.heading}>Its states</h2>
      <p>These only look like it: nothing is sent, and what would be is shown below.</p>
      <Inline gap={2}>
        {states.map((name) => (
          <Button
            key={name}
            variant="outline"
            size="small"
            onClick={() => {
              setState(name);
              setOpen(true);
            }}
          >
            {name}
          </Button>
        ))}
      </Inline>
      {taken && <pre className={styles.taken}>{JSON.stringify(shown(taken), null, 2)}</pre>}
      <FeedbackDialog
        draftKey="draft.feedback.test"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSend={(feedback) => {
          setTaken(feedback);
          setState('Sent');
        }}
        screen={pathname}
        version={ownBuildId()}
        isBusy={state === 'Sending'}
        isSent={state === 'Sent'}
        fault={state === 'Not sent' ? 'It didn’t arrive. What you wrote is still here.' : undefined}
      />
    </Screen>
  );
}

const shown = ({ screenshot, ...words }: Feedback) => ({
  ...words,
  ...(screenshot && { screenshot: `${screenshot.name}, ${screenshot.size} bytes` }),
});

export { FeedbackTestScreen as Component };
