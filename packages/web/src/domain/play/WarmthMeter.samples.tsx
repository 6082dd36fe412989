import { useId, useState } from 'react';
import { Inline } from '../../ui/layout/Stack.tsx';
import { Sample, type SampleSection } from '../../ui/samples/Sample.tsx';
import styles from './WarmthMeter.samples.module.css';
import { WarmthMeter } from './WarmthMeter.tsx';

export const section: SampleSection = {
  chapter: 'the-game',
  order: 6,
  title: 'Warmth',
  lead: 'Number, level and colour.',
};

const steps = [8, 27, 46, 71, 88, 100];
const sizes = ['s', 'm', 'l'] as const;

export function Samples() {
  const id = useId();
  const [warmth, setWarmth] = useState(71);
  return (
    <>
      <Sample name="From cold to jinx" isWide>
        <Inline gap={4} align="end">
          {steps.map((step) => (
            <WarmthMeter key={step} warmth={step} hasLabel />
          ))}
        </Inline>
      </Sample>
      <Sample name="Any warmth">
        <Inline gap={4} align="end">
          <WarmthMeter warmth={warmth} size="l" hasLabel />
        </Inline>
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
        <Inline gap={4} align="end">
          {sizes.map((size) => (
            <WarmthMeter key={size} warmth={58} size={size} />
          ))}
        </Inline>
      </Sample>
      <Sample name="Empty" note="before the first round">
        <Inline gap={4} align="end">
          <WarmthMeter />
        </Inline>
      </Sample>
      <Sample name="On the stage" ground="stage">
        <Inline gap={4} align="end">
          {steps.map((step) => (
            <WarmthMeter key={step} warmth={step} size="s" hasLabel />
          ))}
        </Inline>
      </Sample>
    </>
  );
}
