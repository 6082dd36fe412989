import { useId, useState } from 'react';
import { WarmthMeter } from '../../../domain/play/WarmthMeter.tsx';
import { Sample } from '../Sample.tsx';
import styles from './WarmthSamples.module.css';

const steps = [8, 27, 46, 71, 88, 100];
const sizes = ['s', 'm', 'l'] as const;

export function WarmthSamples() {
  const id = useId();
  const [warmth, setWarmth] = useState(71);
  return (
    <>
      <Sample name="From cold to jinx" isWide>
        <div className={styles.row}>
          {steps.map((step) => (
            <WarmthMeter key={step} warmth={step} hasWord />
          ))}
        </div>
      </Sample>
      <Sample name="Any warmth">
        <div className={styles.row}>
          <WarmthMeter warmth={warmth} size="l" hasWord />
        </div>
        <label htmlFor={id} className={styles.label}>
          Warmth
          <input
            id={id}
            type="range"
            className={styles.range}
            min={0}
            max={100}
            value={warmth}
            onChange={(event) => setWarmth(event.target.valueAsNumber)}
          />
        </label>
      </Sample>
      <Sample name="Sizes" note="s, m, l">
        <div className={styles.row}>
          {sizes.map((size) => (
            <WarmthMeter key={size} warmth={58} size={size} />
          ))}
        </div>
      </Sample>
      <Sample name="Empty" note="before the first round">
        <div className={styles.row}>
          <WarmthMeter />
        </div>
      </Sample>
      <Sample name="On the stage" ground="stage">
        <div className={styles.row}>
          {steps.map((step) => (
            <WarmthMeter key={step} warmth={step} size="s" hasWord />
          ))}
        </div>
      </Sample>
    </>
  );
}
