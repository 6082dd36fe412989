import { Bee } from '../bee/Bee.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './Toast.module.css';
import type { ToastContent } from './toast-queue.ts';

export function ToastArt({ look = 'plain', art }: Pick<ToastContent, 'look' | 'art'>) {
  if (art !== undefined) return <span className={styles.art}>{art}</span>;
  if (look === 'done') {
    return (
      <span className={styles.tick}>
        <Icon name="check" />
      </span>
    );
  }
  if (look === 'fault') {
    return (
      <span className={styles.bee}>
        <Bee pose="oops" size={54} lookAt="ahead" />
      </span>
    );
  }
  return null;
}
