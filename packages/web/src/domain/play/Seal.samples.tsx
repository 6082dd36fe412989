import { useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Sample, type SampleSection } from '../../ui/samples/Sample.tsx';
import { Envelope } from './Envelope.tsx';
import styles from './Seal.samples.module.css';
import { Seal } from './Seal.tsx';

export const section: SampleSection = {
  chapter: 'the-game',
  order: 4,
  title: 'Seals',
  lead: 'The promise, in wax.',
};

const sizes = ['s', 'm', 'l'] as const;

export function Samples() {
  const [isBroken, setBroken] = useState(false);
  const [presses, setPresses] = useState(0);
  return (
    <>
      <Sample name="The bee’s" note="s, m, l">
        <div className={styles.row}>
          {sizes.map((size) => (
            <Seal key={size} size={size} />
          ))}
        </div>
      </Sample>
      <Sample name="A friend’s">
        <div className={styles.row}>
          {['M', 'Y', 'Ö'].map((initial) => (
            <Seal key={initial} size="m" initial={initial} />
          ))}
        </div>
      </Sample>
      <Sample name="Whole and broken">
        <div className={styles.row}>
          <Seal size="l" isBroken={isBroken} />
          <Button size="small" variant="outline" onClick={() => setBroken(!isBroken)}>
            {isBroken ? 'Mend it' : 'Break it'}
          </Button>
        </div>
      </Sample>
      <Sample name="Pressed">
        <div className={styles.row}>
          <Seal key={presses} size="l" isFresh={presses > 0} />
          <Button size="small" variant="outline" onClick={() => setPresses(presses + 1)}>
            Press it
          </Button>
        </div>
      </Sample>
      <Sample name="Envelope" note="the folds alone" ground="stage">
        <div className={styles.envelope}>
          <Envelope />
        </div>
      </Sample>
    </>
  );
}
