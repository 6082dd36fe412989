import type { ComponentProps } from 'react';
import { isAriaDisabled } from '../is-aria-disabled.ts';
import { Link } from '../link/Link.tsx';
import styles from './Button.module.css';

interface Look {
  /** On the stage `ink` is the one thing to do and `stage` what else there is; `danger` can't be taken back. */
  look?: 'honey' | 'ink' | 'outline' | 'stage' | 'danger' | undefined;
  /** A small one is as wide as its words; a large one fills its row. */
  size?: 'large' | 'small' | undefined;
}

const classFor = ({ look = 'honey', size = 'large' }: Look) =>
  `${styles.button} ${styles[look]} ${styles[size]}`;

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  Look & {
    /** At work: it keeps its focus and its place, but a second press does nothing. */
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
