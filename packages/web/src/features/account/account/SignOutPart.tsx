import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { wordsFor } from '../../../api/error-copy.ts';
import { signOut } from '../../../api/transitions.ts';
import { Button } from '../../../ui/Button.tsx';
import { Fault } from '../../../ui/modals/Fault.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import styles from '../Form.module.css';

export function SignOutPart() {
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
      <Fault>{leave.error ? wordsFor(leave.error) : undefined}</Fault>
    </Panel>
  );
}
