import type { Dance } from '@bee-jinx/contract/browser';
import { JinxScene } from '../../../domain/play/JinxScene.tsx';
import { knownReasons } from '../../../domain/play/trail-round.ts';
import { Bee } from '../../../ui/bee/Bee.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { describeOutcome } from '../outcome-messages.ts';
import { toDanceTrail } from '../played-dance.ts';
import styles from './OutcomeScene.module.css';

interface ClosingProps {
  game: Dance;
  myId: string;
}

/** How it ended. */
export function OutcomeScene({ game, myId }: ClosingProps) {
  const { title, line } = describeOutcome(game, myId);
  const heading = (
    <h1 ref={focusOnMount} tabIndex={-1}>
      {title}
    </h1>
  );
  const last = toDanceTrail(game, myId).at(-1);
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
