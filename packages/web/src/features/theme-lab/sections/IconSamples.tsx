import { Icon } from '../../../ui/icon/Icon.tsx';
import { type IconName, lineIcons, solidIcons } from '../../../ui/icon/icons.ts';
import { Sample } from '../Sample.tsx';
import styles from './IconSamples.module.css';

const names = Object.keys({ ...lineIcons, ...solidIcons }) as IconName[];

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
