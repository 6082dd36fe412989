import { ButtonLink } from '../../ui/Button.tsx';
import { Screen } from '../../ui/Screen.tsx';
import bee from './bee-asleep.svg';
import styles from './NotOpenYetScreen.module.css';

interface NotOpenYetProps {
  title: string;
  /** One honest sentence: that it isn't open yet, and what it will be. */
  promise: string;
}

export function NotOpenYetScreen({ title, promise }: NotOpenYetProps) {
  return (
    <Screen title={title}>
      <img className={styles.bee} src={bee} width="280" height="238" alt="" />
      <p>{promise}</p>
      <ButtonLink to="/" look="outline">
        Back to the start
      </ButtonLink>
    </Screen>
  );
}
