import styles from './InviteMessage.module.css';

export function InviteMessage({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <blockquote className={styles.message} dir="auto">
      {text}
    </blockquote>
  );
}
