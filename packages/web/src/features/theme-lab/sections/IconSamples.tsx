import { Icon } from '../../../ui/Icon.tsx';
import { type IconName, lines, solids } from '../../../ui/icons.ts';
import { Sample } from '../Sample.tsx';
import styles from './IconSamples.module.css';

const names = Object.keys({ ...lines, ...solids }) as IconName[];

export function IconSamples() {
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
