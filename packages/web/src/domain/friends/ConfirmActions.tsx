import { Button } from '../../ui/button/Button.tsx';
import type { ConfirmedFriendAction } from './friend.ts';

export const confirmTexts: Record<
  ConfirmedFriendAction,
  { title: (name: string) => string; text: string; yes: string }
> = {
  remove: {
    title: (name) => `Remove ${name}?`,
    text: 'You won’t see each other’s results any more. A friend code makes you friends again.',
    yes: 'Remove',
  },
  block: {
    title: (name) => `Block ${name}?`,
    text: 'It ends the friendship and any dance you two have under way, and keeps both ended. They aren’t told. You can take it back in the settings.',
    yes: 'Block',
  },
};

interface QuestionActionsProps {
  question: ConfirmedFriendAction;
  isBusy: boolean;
  onYes(): void;
  onNo(): void;
}

export function ConfirmActions({ question, isBusy, onYes, onNo }: QuestionActionsProps) {
  return (
    <>
      <Button onClick={onNo}>Leave it</Button>
      <Button variant="danger" isBusy={isBusy} onClick={onYes}>
        {confirmTexts[question].yes}
      </Button>
    </>
  );
}
