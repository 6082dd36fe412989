import { isolateBidi } from '../../../domain/friends/friend.ts';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import { formatPuzzleDay, resultLabel } from './collection-labels.ts';
import type { KeptGames, OrphanedData } from './orphaned-data.ts';

interface KeptGameChoiceProps {
  left: OrphanedData;
  accountName: string;
  kept: KeptGames;
  onChoose(kept: KeptGames): void;
}

/** For each day that both have played: which of the two results stays. */
export function KeptGameChoice({ left, accountName, kept, onChoose }: KeptGameChoiceProps) {
  return left.conflicts.map(({ puzzleNumber, activeDate, account, anonymous, firstFinished }) => (
    <Segmented
      key={puzzleNumber}
      legend={`Puzzle No. ${puzzleNumber}, ${formatPuzzleDay(activeDate)}: which game stays?`}
      choices={[
        { value: 'account', name: `${isolateBidi(accountName)}: ${resultLabel(account)}` },
        { value: 'anonymous', name: `${isolateBidi(left.displayName)}: ${resultLabel(anonymous)}` },
      ]}
      chosen={kept[puzzleNumber] ?? firstFinished}
      onChoose={(from) => onChoose({ ...kept, [puzzleNumber]: from })}
    />
  ));
}
