import type { ReactNode } from 'react';
import { Bee } from '../../ui/bee/Bee.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import styles from './NoJinxScene.module.css';
import outcome from './outcome.module.css';
import { Reason } from './Reason.tsx';

interface NoJinxSceneProps {
  pose: 'asleep' | 'waving';
  /** Uses the phone layout on a desktop too, without a card. */
  isCompact?: boolean;
  /** The word that stayed sealed. */
  card?: ReactNode;
  /** Why that word links the pair. */
  reason?: string | null | undefined;
  title: string;
  children: string;
}

/** The end without a jinx. */
export function NoJinxScene({
  pose,
  isCompact = false,
  card,
  reason,
  title,
  children,
}: NoJinxSceneProps) {
  return (
    <div className={isCompact ? styles.compact : styles.large}>
      {isCompact ? (
        <Bee pose={pose} onStage size={152} />
      ) : (
        <Bee pose={pose} onStage className={styles.bee} />
      )}
      {card && <div className={styles.card}>{card}</div>}
      <div className={styles.heading}>
        <h1 ref={focusOnMount} tabIndex={-1}>
          {title}
        </h1>
      </div>
      <p className={styles.line}>{children}</p>
      {!isCompact && (
        <div className={outcome.reason}>
          <Reason reason={reason} />
        </div>
      )}
    </div>
  );
}
