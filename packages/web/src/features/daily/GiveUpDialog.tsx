import { puzzleNumberOn } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../api/error-message.ts';
import { type Daily, statsQuery } from '../../domain/play/daily.ts';
import { useToday } from '../../platform/use-today.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { giveUpStreakMessage } from './result/streak-message.ts';
import { useGiveUp } from './use-give-up.ts';

interface GiveUpDialogProps {
  userId: string;
  daily: Daily;
  isOpen: boolean;
  onClose(): void;
}

export default function GiveUpDialog({ userId, daily, isOpen, onClose }: GiveUpDialogProps) {
  const { mutate, isPending, error } = useGiveUp(userId, daily);
  const streakMessage = useStreakMessage(daily);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Give up?"
      cancelLabel="Play on"
      confirmLabel="Give up"
      isBusy={isPending}
      onConfirm={() => mutate(undefined, { onSuccess: onClose })}
      fault={error ? errorMessage(error) : undefined}
    >
      <p>The bee opens its envelope, and the game ends here without a jinx.</p>
      <p>{streakMessage}</p>
    </ConfirmDialog>
  );
}

/** Days count by finished games with a word said, with a jinx or without one (`streaksOf`). */
function useStreakMessage({ puzzle, game }: Daily): string {
  const date = useToday() ?? '';
  const { data: stats } = useQuery(statsQuery(date));
  const isOnItsDay = !game.archive && puzzleNumberOn(date) === puzzle.puzzleNumber;
  if (!isOnItsDay) return 'Your streak stays as it is: only today’s pair counts for it.';
  const hasSaidWord = game.rounds.length > 0;
  if (!stats && hasSaidWord) return 'Your streak goes on: a day you give up counts.';
  return giveUpStreakMessage(stats ?? { currentStreak: 0, bestStreak: 0 }, hasSaidWord);
}
