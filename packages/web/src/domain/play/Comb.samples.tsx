import { useState } from 'react';

import { Button } from '../../ui/button/Button.tsx';
import { Sample, type SampleSection } from '../../ui/samples/Sample.tsx';
import { BeeCard } from './BeeCard.tsx';
import styles from './Comb.samples.module.css';
import { Comb } from './Comb.tsx';
import { CombActions } from './CombActions.tsx';
import { CombWarmth } from './CombWarmth.tsx';
import { HoneyBurst } from './HoneyBurst.tsx';
import { JinxScene } from './JinxScene.tsx';
import type { RevealPhase } from './phase.ts';
import { SpeechBubble } from './SpeechBubble.tsx';
import { sampleReasons } from './sample-data.ts';
import { CardReasons } from './Verdict.tsx';
import { WordInput } from './WordInput.tsx';
import { YourCard } from './YourCard.tsx';

export const section: SampleSection = {
  chapter: 'the-game',
  order: 1,
  id: 'comb',
  title: 'The comb',
  lead: 'A round, phase by phase.',
};

const phases: RevealPhase[] = ['typing', 'sealing', 'turning', 'warming', 'jinx'];
const remark = 'Close. Annoyingly close.';
const stays = () => {};

export function Samples() {
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
            <BeeCard
              phase={phase}
              word={at === 0 ? undefined : theirs}
              isNext
              onVerifySeals={stays}
            />
          }
          field={<WordInput label="A round" value="flame" onChange={stays} />}
          onSubmit={() => setAt((at + 1) % phases.length)}
        >
          <CombActions isInert={false}>
            <Button type="submit" variant="ink">
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
              Excellent, without a hint. Most need 6.
            </JinxScene>
          </div>
        </div>
      </Sample>
    </>
  );
}
