import { useState } from 'react';
import { Inline } from '../layout/Stack.tsx';
import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { Switch } from '../switch/Switch.tsx';
import { BeeFace } from './BeeFace.tsx';
import styles from './BeePeek.samples.module.css';
import { BeePeek } from './BeePeek.tsx';

export const section: SampleSection = {
  chapter: 'the-bee',
  order: 3,
  id: 'bee-parts',
  title: 'Peek and faces',
};

const faces = ['ha', 'ouch'] as const;
const sizes = [20, 32, 48];

export function Samples() {
  const [isHidden, setHidden] = useState(false);
  return (
    <>
      <Sample name="Peeking over an edge">
        <div className={styles.edge}>
          <BeePeek hidden={isHidden} />
        </div>
        <Switch label="Duck" isOn={isHidden} onTurn={setHidden} />
      </Sample>
      {faces.map((face) => (
        <Sample key={face} name={`Face: ${face}`} note={sizes.join(', ')}>
          <Inline gap={4} align="end" wrap={false}>
            {sizes.map((size) => (
              <BeeFace key={size} face={face} size={size} />
            ))}
          </Inline>
        </Sample>
      ))}
      <Sample name="In a line of text">
        <p className={styles.text}>
          Close. Annoyingly close. <BeeFace face="ouch" size={24} label="ouch" />
        </p>
      </Sample>
    </>
  );
}
