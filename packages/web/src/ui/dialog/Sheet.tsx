import '../layers.css';
import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useSwipe } from '../use-swipe.ts';
import { Frozen } from './Frozen.tsx';
import styles from './Sheet.module.css';
import { type ModalProps, useModal } from './use-modal.ts';

interface SheetProps extends Omit<ModalProps, 'mustAnswer'> {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

const isAtTheSide = () => matchMedia('(min-width: 700px)').matches;

export function Sheet({ title, children, actions, ...modal }: SheetProps) {
  const { isFilled, title: titleRef, dialogProps } = useModal(modal);
  const panel = useRef<HTMLDivElement>(null);
  const swipe = useSwipe({
    target: panel,
    axis: 'y',
    towards: 'end',
    isOff: isAtTheSide,
    onDismiss: modal.onClose,
  });
  const id = useId();
  return (
    <dialog {...dialogProps} className={styles.sheet} aria-labelledby={id}>
      {isFilled && (
        <Frozen isFrozen={!modal.isOpen}>
          <div ref={panel} className={styles.panel}>
            <div {...swipe} className={styles.head}>
              <span className={styles.handle} aria-hidden="true" />
              <h2 id={id} ref={titleRef} className={styles.title} tabIndex={-1}>
                {title}
              </h2>
              <IconButton icon="close" label="Close" onClick={modal.onClose} />
            </div>
            <div className={styles.body}>{children}</div>
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          </div>
        </Frozen>
      )}
    </dialog>
  );
}
