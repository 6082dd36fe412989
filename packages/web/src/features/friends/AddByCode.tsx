import { parseFriendCode } from '@bee-jinx/game';
import { CodeForm } from '../../ui/code-form/CodeForm.tsx';
import styles from './MyCode.module.css';

export function AddByCode() {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Got a code?</h2>
      <CodeForm
        label="Their friend code"
        advice="A friend code has eight letters and digits."
        go="Look who it is"
        addressOf={(typed) => {
          const code = parseFriendCode(typed);
          return code === undefined ? undefined : `/i/f/${code}`;
        }}
      />
    </section>
  );
}
