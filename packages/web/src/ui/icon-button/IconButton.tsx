import type { ComponentProps } from 'react';
import { BusyDots } from '../busy-dots/BusyDots.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { isAriaDisabled } from '../is-aria-disabled.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  icon: IconName;
  label: string;
  /** A tile shows its label; a plain one only has it for screen readers. */
  variant?: 'plain' | 'tile';
  /** Keeps its focus and place, but ignores presses. */
  isBusy?: boolean;
};

export function IconButton({
  icon,
  label,
  variant = 'plain',
  isBusy = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  const isOff = isBusy || isAriaDisabled(rest);
  return (
    <button
      title={variant === 'plain' ? label : undefined}
      {...rest}
      type={type}
      className={`${styles.button} ${styles[variant]}`}
      aria-disabled={isOff}
      aria-busy={isBusy}
      onClick={(event) => (isOff ? event.preventDefault() : onClick?.(event))}
    >
      {isBusy ? (
        <span className={styles.busy}>
          <BusyDots />
        </span>
      ) : (
        <Icon name={icon} />
      )}
      {variant === 'plain' ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={styles.label}>{label}</span>
      )}
    </button>
  );
}
