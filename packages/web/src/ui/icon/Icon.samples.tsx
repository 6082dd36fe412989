import { Sample, type SampleSection } from '../samples/Sample.tsx';
import styles from './Icon.samples.module.css';
import { Icon } from './Icon.tsx';
import { type IconName, lineIcons, solidIcons } from './icons.ts';

export const section: SampleSection = { chapter: 'controls', order: 3, title: 'Icons' };

const names = Object.keys({ ...lineIcons, ...solidIcons }) as IconName[];

export function Samples() {
  return (
    <Sample name={`All ${names.length}`} isWide>
      <ul className={styles.icons}>
        {names.map((name) => (
          <li key={name} className={styles.icon}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </Sample>
  );
}
