import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import styles from './AuthTest.module.css';
import { formatError, formatReply } from './outcome-words.ts';
import { Section } from './Section.tsx';
import { transitions } from './transition-calls.ts';
import { appendToLog } from './transition-log.ts';
import { authTestFormValues } from './typed.ts';

export function Transitions() {
  const cache = useQueryClient();
  const [typed, setTyped] = useState(authTestFormValues.get());
  const [running, setRunning] = useState<string>();

  function type(part: Partial<typeof typed>): void {
    const next = { ...typed, ...part };
    authTestFormValues.set(next);
    setTyped(next);
  }

  async function run(name: string): Promise<void> {
    setRunning(name);
    try {
      appendToLog(name, formatReply(await transitions[name]?.(typed)));
    } catch (error) {
      appendToLog(name, formatError(error));
    }
    setRunning(undefined);
    void cache.invalidateQueries();
  }

  return (
    <Section title="Transitions">
      <TextField
        label="E-mail"
        name="email"
        autoComplete="off"
        value={typed.email}
        onChange={(event) => type({ email: event.target.value })}
      />
      <TextField
        label="Password, of the account or the admin"
        name="password"
        autoComplete="off"
        value={typed.password}
        onChange={(event) => type({ password: event.target.value })}
      />
      <TextField
        label="Transfer code"
        name="code"
        autoComplete="off"
        value={typed.code}
        onChange={(event) => type({ code: event.target.value })}
      />
      <div className={styles.buttons}>
        {Object.keys(transitions).map((name) => (
          <Button
            key={name}
            look="outline"
            size="small"
            isBusy={running === name}
            onClick={() => void run(name)}
          >
            {name}
          </Button>
        ))}
      </div>
    </Section>
  );
}
