import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { errorMessage } from '../../../api/error-message.ts';
import { signOut } from '../../../domain/account/auth-transitions.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import styles from '../Form.module.css';

export function SignOutPanel() {
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: async () => {
      await signOut();
      await navigate('/');
    },
  });
  return (
    <Panel title="Sign out">
      <p className={styles.text}>Your games stay with your account. This browser begins anew.</p>
      <Button look="outline" isBusy={leave.isPending} onClick={() => leave.mutate()}>
        Sign out
      </Button>
      <Fault>{leave.error ? errorMessage(leave.error) : undefined}</Fault>
    </Panel>
  );
}
