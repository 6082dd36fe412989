import { Button } from '../../Button.tsx';
import type { Question } from './friend.ts';

export const questions: Record<
  Question,
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
  question: Question;
  isBusy: boolean;
  onYes(): void;
  onNo(): void;
}

export function QuestionActions({ question, isBusy, onYes, onNo }: QuestionActionsProps) {
  return (
    <>
      <Button onClick={onNo}>Leave it</Button>
      <Button look="danger" isBusy={isBusy} onClick={onYes}>
        {questions[question].yes}
      </Button>
    </>
  );
}
