import { Button } from '../../ui/button/Button.tsx';
import styles from './Feed.module.css';

/** Says that there is something new, and waits to be asked for it. */
export function NewPosts({ count, onShow }: { count: number; onShow(): void }) {
  function show(): void {
    onShow();
    window.scrollTo({ top: 0, behavior: 'smooth' });
  }
  return (
    <div className={styles.pill} role="status">
      {count > 0 && (
        <Button look="ink" size="small" onClick={show}>
          {count === 1 ? '1 new post' : `${count} new posts`}
        </Button>
      )}
    </div>
  );
}
