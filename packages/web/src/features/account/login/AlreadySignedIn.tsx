import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../../api/error-message.ts';
import { signOut } from '../../../domain/account/auth-transitions.ts';
import { usePlayer } from '../../../domain/account/player.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import styles from '../Form.module.css';
import { useReturnTarget } from './use-return-target.ts';

export function AlreadySignedIn() {
  const { displayName } = usePlayer();
  const target = useReturnTarget();
  const leave = useMutation({ mutationFn: signOut });
  return (
    <div className={styles.form}>
      <p>
        You are signed in as <strong>{displayName}</strong>.
      </p>
      <ButtonLink to={target}>Go on</ButtonLink>
      <ButtonLink to="/account" look="outline">
        Your account
      </ButtonLink>
      <Button look="outline" isBusy={leave.isPending} onClick={() => leave.mutate()}>
        Sign out
      </Button>
      <Fault>{leave.error ? errorMessage(leave.error) : undefined}</Fault>
    </div>
  );
}
