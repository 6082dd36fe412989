import type { Dance } from '@bee-jinx/contract/browser';
import { Bee } from '../../../ui/bee/Bee.tsx';
import { JinxScene } from '../../../ui/comb/JinxScene.tsx';
import { useFocusAtOnce } from '../../../ui/use-focus-at-once.ts';
import { dancedRounds } from '../danced-rounds.ts';
import { endingOf } from '../outcome-words.ts';
import styles from './Closing.module.css';

interface ClosingProps {
  game: Dance;
  myId: string;
}

/** How it ended. */
export function Closing({ game, myId }: ClosingProps) {
  const { title, line } = endingOf(game, myId);
  const last = dancedRounds(game, myId).at(-1);
  if (game.outcome === 'jinx' && last) {
    return (
      <JinxScene word={last.yours} heading={<Heading text={title} />}>
        {line}
      </JinxScene>
    );
  }
  return (
    <div className={styles.ending}>
      <Bee pose={game.status === 'completed' ? 'asleep' : 'waving'} onStage size={152} />
      <div className={styles.heading}>
        <Heading text={title} />
      </div>
      <p className={styles.line}>{line}</p>
    </div>
  );
}

function Heading({ text }: { text: string }) {
  const heading = useFocusAtOnce<HTMLHeadingElement>();
  return (
    <h1 ref={heading} tabIndex={-1}>
      {text}
    </h1>
  );
}
