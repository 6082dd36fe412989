import { readFriendCode } from '@bee-jinx/game';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './MyCode.module.css';

/** Somebody's code that was said or written: it leads to where their link leads to. */
export function AddByCode() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();

  function look(event: SubmitEvent): void {
    event.preventDefault();
    const code = readFriendCode(typed);
    if (code === undefined) setFault('A friend code has eight letters and digits.');
    else void navigate(`/i/f/${code}`);
  }

  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Got a code?</h2>
      <form className={styles.form} onSubmit={look} noValidate>
        <TextField
          label="Their friend code"
          value={typed}
          fault={fault}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setFault(undefined);
          }}
        />
        <Button type="submit" look="outline">
          Look who it is
        </Button>
      </form>
    </section>
  );
}
