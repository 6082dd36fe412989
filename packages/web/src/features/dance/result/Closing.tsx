import type { Dance } from '@bee-jinx/contract/browser';
import { Bee } from '../../../ui/bee/Bee.tsx';
import { JinxScene } from '../../../ui/comb/JinxScene.tsx';
import { knownReasons } from '../../../ui/known-reasons.ts';
import { readOut } from '../../../ui/read-out.ts';
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
  const heading = (
    <h1 ref={readOut} tabIndex={-1}>
      {title}
    </h1>
  );
  const last = dancedRounds(game, myId).at(-1);
  if (game.outcome === 'jinx' && last) {
    return (
      <JinxScene word={last.yours} heading={heading} reason={knownReasons(last)[0]?.reason}>
        {line}
      </JinxScene>
    );
  }
  return (
    <div className={styles.ending}>
      <Bee pose={game.status === 'completed' ? 'asleep' : 'waving'} onStage size={152} />
      <div className={styles.heading}>{heading}</div>
      <p className={styles.line}>{line}</p>
    </div>
  );
}
