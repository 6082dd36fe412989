import { useAnotherPuzzle } from '../../../domain/archive/use-another-puzzle.ts';
import layout from '../../../domain/play/layout.module.css';
import { Button } from '../../../ui/button/Button.tsx';
import { MutedText } from '../../../ui/layout/MutedText.tsx';
import sections from './Result.module.css';

/** After a game of the archive. */
export function AnotherOne() {
  const { mutate, isPending } = useAnotherPuzzle();
  return (
    <section className={sections.section}>
      <h2 className={layout.heading}>From the archive</h2>
      <MutedText>It counts in your figures. Your streak is only for today’s pairs.</MutedText>
      <Button isBusy={isPending} onClick={() => mutate()}>
        Another one
      </Button>
    </section>
  );
}
