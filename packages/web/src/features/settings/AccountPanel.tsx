import type { Player } from '@bee-jinx/contract/browser';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { wordsFor } from '../../api/error-copy.ts';
import { signOut } from '../../api/transitions.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Fault } from '../../ui/modals/Fault.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { AdminPart } from './AdminPart.tsx';
import styles from './DataPanel.module.css';
import { TransferCode } from './TransferCode.tsx';

export function AccountPanel({ player }: { player: Player }) {
  const { pathname, search } = useLocation();
  const from = encodeURIComponent(pathname + search);
  const leave = useMutation({ mutationFn: signOut });
  if (player.kind === 'account') {
    return (
      <Panel title="Your account">
        <ButtonLink to="/account" look="outline">
          E-mail, password, passkeys, devices
        </ButtonLink>
        <Button look="outline" isBusy={leave.isPending} onClick={() => leave.mutate()}>
          Sign out
        </Button>
        <Fault>{leave.error ? wordsFor(leave.error) : undefined}</Fault>
        {player.isAdmin && <AdminPart />}
      </Panel>
    );
  }
  return (
    <Panel title="Your account">
      <p className={styles.text}>
        You are playing without one: this browser is how we know you. With an account your games are
        on all your devices.
      </p>
      <ButtonLink to={`/login?way=register&from=${from}`}>Register</ButtonLink>
      <ButtonLink to={`/login?from=${from}`} look="outline">
        Sign in
      </ButtonLink>
      <TransferCode />
      {player.isAdmin && <AdminPart />}
    </Panel>
  );
}
