import { Button } from '../../ui/Button.tsx';
import { openFeedback } from '../../ui/modals/feedback/open-feedback.ts';
import { Panel } from '../../ui/Panel.tsx';
import styles from './DataPanel.module.css';

export function FeedbackPanel() {
  return (
    <Panel title="Tell the bee">
      <p className={styles.text}>An idea, a bug, a kind word: all of it is read.</p>
      <Button look="outline" onClick={openFeedback}>
        Write to us
      </Button>
    </Panel>
  );
}
