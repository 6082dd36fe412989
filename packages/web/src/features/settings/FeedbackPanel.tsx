import { openFeedback } from '../../domain/feedback/open-feedback.ts';
import { Button } from '../../ui/button/Button.tsx';
import { MutedText } from '../../ui/layout/MutedText.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';

export function FeedbackPanel() {
  return (
    <Panel title="Tell the bee">
      <MutedText>An idea, a bug, a kind word: all of it is read.</MutedText>
      <Button look="outline" onClick={openFeedback}>
        Write to us
      </Button>
    </Panel>
  );
}
