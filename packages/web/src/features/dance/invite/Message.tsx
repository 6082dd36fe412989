import styles from './Message.module.css';

/** What the inviter wrote. */
export function Message({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <blockquote className={styles.message} dir="auto">
      {text}
    </blockquote>
  );
}
