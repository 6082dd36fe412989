import '../layers.css';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import styles from './Dialog.module.css';
import { Frozen } from './Frozen.tsx';
import layers from './modal.module.css';
import { type ModalProps, useModal } from './use-modal.ts';

interface DialogProps extends ModalProps {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** Sits on its upper edge, 112 pixels wide. */
  perched?: ReactNode;
  layer?: 'dialog' | 'above' | 'top';
}

export function Dialog({
  title,
  children,
  actions,
  perched,
  layer = 'dialog',
  ...modal
}: DialogProps) {
  const { isFilled, title: titleRef, dialogProps } = useModal(modal);
  const id = useId();
  const classes = [
    styles.dialog,
    perched !== undefined && styles.withPerched,
    layer !== 'dialog' && layers[layer],
  ];
  return (
    <dialog
      {...dialogProps}
      className={classes.filter(Boolean).join(' ')}
      aria-labelledby={id}
      {...(modal.mustAnswer && { role: 'alertdialog', 'aria-describedby': `${id}body` })}
    >
      {isFilled && (
        <Frozen isFrozen={!modal.isOpen}>
          <div className={styles.panel}>
            <h2 id={id} ref={titleRef} className={styles.title} tabIndex={-1}>
              {title}
            </h2>
            <div id={`${id}body`} className={styles.body}>
              {children}
            </div>
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
            {!modal.mustAnswer && (
              <div className={styles.close}>
                <IconButton icon="close" label="Close" onClick={modal.onClose} />
              </div>
            )}
            {perched !== undefined && <div className={styles.perched}>{perched}</div>}
          </div>
        </Frozen>
      )}
    </dialog>
  );
}
