import type { DailyRound, Replay } from '@bee-jinx/contract/browser';
import { ButtonLink } from '../../ui/Button.tsx';
import layout from '../../ui/comb/layout.module.css';
import { Trail } from '../../ui/Trail.tsx';
import { Controls } from './Controls.tsx';
import { Head } from './Head.tsx';
import styles from './PlayedBack.module.css';
import { Scene } from './Scene.tsx';
import { usePlayback } from './use-playback.ts';
import { tierWords } from './words.ts';

interface PlayedBackProps {
  replay: Replay;
  rounds: readonly DailyRound[];
}

export function PlayedBack({ replay, rounds }: PlayedBackProps) {
  const [tape, act] = usePlayback(rounds.length);
  const { puzzle, displayName } = replay;
  const shown = rounds.slice(0, tape.shown);
  return (
    <div className={layout.screen}>
      <div className={layout.stage}>
        <div className={styles.show}>
          <Head replay={replay} />
          <Scene puzzle={puzzle} rounds={rounds} at={tape.shown} player={displayName} />
          <Controls tape={tape} onAct={act} />
        </div>
      </div>
      <div className={layout.side}>
        <section>
          <div className={layout.head}>
            <h2 className={layout.heading}>The way there</h2>
          </div>
          <Trail
            start={[puzzle.word1, puzzle.word2]}
            rounds={shown.map(({ round, word, beeWord, warmth, reasons }) => ({
              round,
              yours: word,
              theirs: beeWord,
              warmth,
              reasons,
            }))}
            you={displayName}
            them="the bee"
          />
        </section>
        <p className={styles.tier}>{tierWords(replay)}</p>
        <div className={styles.next}>
          <ButtonLink to={`/jinx/daily?puzzleNumber=${puzzle.puzzleNumber}`} look="outline">
            See my own game
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
