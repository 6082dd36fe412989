import { openFeedback } from '../../domain/feedback/open-feedback.ts';
import styles from './Footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <button type="button" className={styles.tell} aria-haspopup="dialog" onClick={openFeedback}>
        Feedback
      </button>
      <span>© {new Date().getFullYear()}</span>
    </footer>
  );
}
