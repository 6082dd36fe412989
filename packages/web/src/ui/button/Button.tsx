import type { ComponentProps } from 'react';
import { isAriaDisabled } from '../is-aria-disabled.ts';
import { Link } from '../link/Link.tsx';
import styles from './Button.module.css';

interface Appearance {
  /** On the stage `ink` is the primary action and `stage` a secondary one; `danger` is irreversible. */
  variant?: 'honey' | 'ink' | 'outline' | 'stage' | 'danger' | undefined;
  /** A small one is as wide as its text; a large one fills its row. */
  size?: 'large' | 'small' | undefined;
}

const classFor = ({ variant = 'honey', size = 'large' }: Appearance) =>
  `${styles.button} ${styles[variant]} ${styles[size]}`;

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  Appearance & {
    /** Keeps its focus and place, but ignores presses. */
    isBusy?: boolean;
  };

export function Button({
  variant,
  size,
  isBusy = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const isOff = isBusy || isAriaDisabled(rest);
  return (
    <button
      {...rest}
      type={type}
      className={classFor({ variant, size })}
      aria-disabled={isOff}
      aria-busy={isBusy}
      onClick={(event) => (isOff ? event.preventDefault() : onClick?.(event))}
    />
  );
}

export function ButtonLink({
  variant,
  size,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'className'> & Appearance) {
  return <Link {...rest} className={classFor({ variant, size })} />;
}
