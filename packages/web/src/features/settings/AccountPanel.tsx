import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../api/error-message.ts';
import { signOut } from '../../domain/account/auth-transitions.ts';
import { resignAsAdmin } from '../../domain/account/mutations.ts';
import { usePlayer } from '../../domain/account/player.ts';
import { useLocation } from '../../platform/router/router-context.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { MutedText } from '../../ui/layout/MutedText.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TransferCode } from './TransferCode.tsx';

export function AccountPanel() {
  const player = usePlayer();
  const { pathname, search } = useLocation();
  const from = encodeURIComponent(pathname + search);
  const leave = useMutation({ mutationFn: signOut });
  if (player.kind === 'account') {
    return (
      <Stack gap={4}>
        <ButtonLink to="/account" variant="outline">
          E-mail, password, passkeys, devices
        </ButtonLink>
        <Button variant="outline" isBusy={leave.isPending} onClick={() => leave.mutate()}>
          Sign out
        </Button>
        <Fault>{leave.error ? errorMessage(leave.error) : undefined}</Fault>
        {player.isAdmin && <AdminActions />}
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      <MutedText>
        You are playing without one: this browser is how we know you. With an account your games are
        on all your devices.
      </MutedText>
      <ButtonLink to={`/login?way=register&from=${from}`}>Register</ButtonLink>
      <ButtonLink to={`/login?from=${from}`} variant="outline">
        Sign in
      </ButtonLink>
      <TransferCode />
      {player.isAdmin && <AdminActions />}
    </Stack>
  );
}

function AdminActions() {
  const resign = useMutation({ mutationFn: resignAsAdmin });
  return (
    <>
      <ButtonLink to="/admin" variant="outline">
        The admin’s desk
      </ButtonLink>
      <Button variant="outline" isBusy={resign.isPending} onClick={() => resign.mutate()}>
        Stop being an admin
      </Button>
      <Fault>{resign.error ? errorMessage(resign.error) : undefined}</Fault>
    </>
  );
}
