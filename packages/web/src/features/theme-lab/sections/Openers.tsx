import { Button } from '../../../ui/button/Button.tsx';
import styles from './Openers.module.css';

interface OpenersProps<State extends string> {
  states: readonly State[];
  onOpen(state: State): void;
}

export function Openers<State extends string>({ states, onOpen }: OpenersProps<State>) {
  return (
    <div className={styles.openers}>
      {states.map((state) => (
        <Button key={state} look="outline" size="small" onClick={() => onOpen(state)}>
          {state}
        </Button>
      ))}
    </div>
  );
}
