import type { ComponentProps } from 'react';
import { isAriaDisabled } from '../is-aria-disabled.ts';
import { Link } from '../link/Link.tsx';
import styles from './Button.module.css';

interface Look {
  /** On the stage `ink` is the primary action and `stage` a secondary one; `danger` is irreversible. */
  look?: 'honey' | 'ink' | 'outline' | 'stage' | 'danger' | undefined;
  /** A small one is as wide as its text; a large one fills its row. */
  size?: 'large' | 'small' | undefined;
}

const classFor = ({ look = 'honey', size = 'large' }: Look) =>
  `${styles.button} ${styles[look]} ${styles[size]}`;

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  Look & {
    /** Keeps its focus and place, but ignores presses. */
    isBusy?: boolean;
  };

export function Button({
  look,
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
      className={classFor({ look, size })}
      aria-disabled={isOff}
      aria-busy={isBusy}
      onClick={(event) => (isOff ? event.preventDefault() : onClick?.(event))}
    />
  );
}

export function ButtonLink({
  look,
  size,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'className'> & Look) {
  return <Link {...rest} className={classFor({ look, size })} />;
}
