import { useState } from 'react';
import { Comb } from '../../../domain/play/Comb.tsx';
import { CombActions } from '../../../domain/play/CombActions.tsx';
import { CombWarmth } from '../../../domain/play/CombWarmth.tsx';
import { HoneyBurst } from '../../../domain/play/HoneyBurst.tsx';
import { JinxScene } from '../../../domain/play/JinxScene.tsx';
import type { RevealPhase } from '../../../domain/play/phase.ts';
import { SpeechBubble } from '../../../domain/play/SpeechBubble.tsx';
import { TheirCard } from '../../../domain/play/TheirCard.tsx';
import { CardReasons } from '../../../domain/play/Verdict.tsx';
import { WordInput } from '../../../domain/play/WordInput.tsx';
import { YourCard } from '../../../domain/play/YourCard.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Sample } from '../Sample.tsx';
import { sampleHash, sampleReasons } from '../samples.ts';
import styles from './CombSamples.module.css';

const phases: RevealPhase[] = ['typing', 'sealing', 'turning', 'warming', 'jinx'];
const remark = 'Close. Annoyingly close.';
const stays = () => {};

export function CombSamples() {
  const [at, setAt] = useState(0);
  const phase = phases[at] ?? 'typing';
  const isJinx = phase === 'jinx';
  const theirs = isJinx ? 'flame' : 'wick';
  return (
    <>
      <Sample name="A round" note={phase} ground="stage">
        <Comb
          round={3}
          phase={phase}
          pair={['lamp', 'candle']}
          yours={at === 0 ? undefined : 'flame'}
          warmth={isJinx ? 100 : 71}
          lastWarmth={64}
          initial="Y"
          talk={<SpeechBubble texts={[remark]} says={phase === 'warming' ? remark : undefined} />}
          theirs={
            <TheirCard
              phase={phase}
              word={at === 0 ? undefined : theirs}
              isNext
              hash={sampleHash}
              onSeal={stays}
            />
          }
          field={<WordInput label="A round" value="flame" onChange={stays} />}
          onSubmit={() => setAt((at + 1) % phases.length)}
        >
          <CombActions isInert={false}>
            <Button type="submit" look="ink">
              Next phase
            </Button>
          </CombActions>
          {phase === 'warming' && <CardReasons reasons={sampleReasons} />}
        </Comb>
      </Sample>
      <Sample name="Its parts, for games with other cards beside them" ground="stage">
        <div className={styles.parts}>
          <YourCard phase="warming" word="flame" initial="Y" field={null} />
          <div className={styles.cell}>
            <CombWarmth phase="warming" warmth={71} />
          </div>
        </div>
      </Sample>
      <Sample name="A jinx" ground="stage">
        <div className={styles.scene}>
          <HoneyBurst />
          <div className={styles.said}>
            <JinxScene word="wax" heading={<p>Jinx!</p>} reason="earwax · wax candle">
              Excellent. One under par, and no hints.
            </JinxScene>
          </div>
        </div>
      </Sample>
    </>
  );
}
