import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import { getCurrentPlayerId } from '../../../api/identity.ts';
import { usePlayer } from '../../../domain/account/player.ts';
import { safeLocalStorage } from '../../../platform/safe-storage.ts';
import { useStore } from '../../../platform/store.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { SectionHead } from '../../../ui/layout/SectionHead.tsx';
import { Inline, Stack } from '../../../ui/layout/Stack.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { TextFields } from '../AccountForm.tsx';
import { serverStateQuery } from '../account-queries.ts';
import { canUsePasskeys } from '../passkey.ts';
import styles from './AuthTest.module.css';
import { appendToLog, formatError, formatReply, transitionLog } from './transition-log.ts';
import { authTestFormValues, transitions } from './transitions.ts';

/** For developers: who I am on both sides, and a button for each transition. */
function AuthTestScreen() {
  return (
    <Screen title="Sign-in test">
      <ServerState />
      <BrowserState />
      <Transitions />
      <Log />
    </Screen>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <SectionHead id={id} size="24">
        {title}
      </SectionHead>
      {children}
    </Stack>
  );
}

function DescriptionList({ facts }: { facts: Record<string, unknown> }) {
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <Fragment key={name}>
          <dt className={styles.fact}>{name}</dt>
          <dd className={styles.value}>
            {typeof value === 'string' ? value : JSON.stringify(value)}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

function ServerState() {
  const { data, error } = useQuery(serverStateQuery);
  return (
    <Section title="What the server thinks">
      {data && <DescriptionList facts={data} />}
      {!data && !error && <Skeleton lines={6} />}
      <Fault>{error ? errorMessage(error) : undefined}</Fault>
    </Section>
  );
}

function BrowserState() {
  const { displayName, kind } = usePlayer();
  // The storage has no change event for its own tab; but every transition ends with a line in the log.
  useStore(transitionLog);
  return (
    <Section title="What the browser thinks">
      <DescriptionList
        facts={{
          'x-user-id': getCurrentPlayerId() ?? 'nobody',
          shownAs: `${displayName} (${kind})`,
          authenticated: safeLocalStorage.read('authenticated'),
          isAdmin: safeLocalStorage.read('isAdmin'),
          online: navigator.onLine,
          passkeys: canUsePasskeys() ? 'possible' : 'not in this browser',
        }}
      />
    </Section>
  );
}

function Transitions() {
  const cache = useQueryClient();
  const values = useStore(authTestFormValues);
  const [running, setRunning] = useState<string>();

  async function run(name: string): Promise<void> {
    setRunning(name);
    try {
      appendToLog(name, formatReply(await transitions[name]?.(values)));
    } catch (error) {
      appendToLog(name, formatError(error));
    }
    setRunning(undefined);
    void cache.invalidateQueries();
  }

  return (
    <Section title="Transitions">
      <TextFields
        fields={{
          email: { label: 'E-mail', autoComplete: 'off' },
          password: { label: 'Password, of the account or the admin', autoComplete: 'off' },
          code: { label: 'Transfer code', autoComplete: 'off' },
        }}
        values={values}
        onType={(name, text) => authTestFormValues.set({ ...values, [name]: text })}
      />
      <Inline gap={2}>
        {Object.keys(transitions).map((name) => (
          <Button
            key={name}
            variant="outline"
            size="small"
            isBusy={running === name}
            onClick={() => void run(name)}
          >
            {name}
          </Button>
        ))}
      </Inline>
    </Section>
  );
}

function Log() {
  const lines = useStore(transitionLog);
  return (
    <Section title="What happened">
      {lines.length === 0 && <p>Nothing yet.</p>}
      <Stack as="ol" gap={3} className={styles.log} aria-live="polite" reversed>
        {lines.map(({ number, name, outcome }) => (
          <li key={number}>
            <strong>{name}</strong>
            <pre className={styles.reply}>{outcome}</pre>
          </li>
        ))}
      </Stack>
    </Section>
  );
}

export { AuthTestScreen as Component };
