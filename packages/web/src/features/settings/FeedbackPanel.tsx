import { openFeedback } from '../../domain/feedback/open-feedback.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
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
