import type { ComponentProps } from 'react';
import { BusyDots } from './BusyDots.tsx';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';
import type { IconName } from './icons.ts';
import { isSwitchedOff } from './is-switched-off.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  icon: IconName;
  label: string;
  /** A tile shows its label under the picture; a plain one only says it. */
  look?: 'plain' | 'tile';
  /** At work: it keeps its focus and its place, but a second press does nothing. */
  isBusy?: boolean;
};

export function IconButton({
  icon,
  label,
  look = 'plain',
  isBusy = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  const isOff = isBusy || isSwitchedOff(rest);
  return (
    <button
      title={look === 'plain' ? label : undefined}
      {...rest}
      type={type}
      className={`${styles.button} ${styles[look]}`}
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
      <span className={look === 'plain' ? styles.unseen : styles.label}>{label}</span>
    </button>
  );
}
