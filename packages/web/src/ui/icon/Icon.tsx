import styles from './Icon.module.css';
import { type IconName, lineIcons, solidIcons } from './icons.ts';

const line: Partial<Record<IconName, string>> = lineIcons;
const solid: Partial<Record<IconName, string>> = solidIcons;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={line[name]} />
      <path className={styles.solid} d={solid[name]} />
    </svg>
  );
}
