import type { Reaction } from '@bee-jinx/game';
import { BeeFace } from '../../ui/bee/BeeFace.tsx';
import styles from './Reactions.module.css';

export const reactionLabels: Record<Reaction, string> = {
  honey: 'Sweet',
  jinx: 'Same here',
  ha: 'Ha!',
  ouch: 'Ouch',
};

export function ReactionIcon({ reaction }: { reaction: Reaction }) {
  if (reaction === 'ha' || reaction === 'ouch') return <BeeFace face={reaction} size={30} />;
  return (
    <svg className={styles.art} viewBox="0 0 28 24" aria-hidden="true">
      {reaction === 'honey' ? (
        <path
          className={styles.honey}
          d="M14 2C17.5 7.5 21 11 21 15.2A7 7 0 0 1 7 15.2C7 11 10.500 7.500 14 2Z"
        />
      ) : (
        <>
          <path
            className={styles.honey}
            d="M8 5.500 13.600 8.750v6.500L8 18.500l-5.600-3.250v-6.500Z"
          />
          <path
            className={styles.petal}
            d="M20 5.500 25.600 8.750v6.500L20 18.500l-5.600-3.250v-6.500Z"
          />
        </>
      )}
    </svg>
  );
}
