import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Acts } from '../../../ui/comb/Acts.tsx';
import { Comb } from '../../../ui/comb/Comb.tsx';
import { CombWarmth } from '../../../ui/comb/CombWarmth.tsx';
import { HoneyBurst } from '../../../ui/comb/HoneyBurst.tsx';
import { JinxScene } from '../../../ui/comb/JinxScene.tsx';
import type { RevealPhase } from '../../../ui/comb/phase.ts';
import { ReasonsBelow } from '../../../ui/comb/ReasonsBelow.tsx';
import { YourCard } from '../../../ui/comb/YourCard.tsx';
import { WordInput } from '../../../ui/WordInput.tsx';
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
          said={at === 0 ? undefined : { yours: 'flame', theirs, warmth: isJinx ? 100 : 71 }}
          lastWarmth={64}
          initial="Y"
          bubble={{ texts: [remark], says: phase === 'warming' ? remark : undefined }}
          seal={{ hash: sampleHash, onShow: stays }}
          field={<WordInput label="A round" value="flame" onChange={stays} />}
          onSubmit={() => setAt((at + 1) % phases.length)}
        >
          <Acts isAway={false}>
            <Button type="submit" look="ink">
              Next phase
            </Button>
          </Acts>
          {phase === 'warming' && <ReasonsBelow reasons={sampleReasons} />}
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
