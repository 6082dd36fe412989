import { inviteCodeAdvice, readInviteCode } from '@bee-jinx/game';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from './JoinByCode.module.css';

/** A code that was said or written leads to where its link leads to: one looks, then joins. */
export function JoinByCode() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();

  function look(event: SubmitEvent): void {
    event.preventDefault();
    const read = readInviteCode(typed);
    if (read === undefined) setFault(inviteCodeAdvice);
    else void navigate(`/i/g/${read.code}?by=code`);
  }

  return (
    <form className={styles.form} onSubmit={look} noValidate>
      <TextField
        label="Join with a code"
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
        Look inside
      </Button>
    </form>
  );
}
