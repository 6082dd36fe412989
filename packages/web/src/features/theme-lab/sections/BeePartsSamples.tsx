import { useState } from 'react';
import { BeeFace } from '../../../ui/bee/BeeFace.tsx';
import { BeePeek } from '../../../ui/bee/BeePeek.tsx';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { Sample } from '../Sample.tsx';
import styles from './BeePartsSamples.module.css';

const faces = ['ha', 'ouch'] as const;
const sizes = [20, 32, 48];

export function BeePartsSamples() {
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
          <div className={styles.faces}>
            {sizes.map((size) => (
              <BeeFace key={size} face={face} size={size} />
            ))}
          </div>
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
