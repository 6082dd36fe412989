import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import styles from './Button.module.css';

interface Look {
  look?: 'honey' | 'outline';
}

const classFor = (look: NonNullable<Look['look']>) => `${styles.button} ${styles[look]}`;

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'disabled'> &
  Look & {
    /** At work: it keeps its focus and its place, but a second press does nothing. */
    isBusy?: boolean;
  };

export function Button({
  look = 'honey',
  isBusy = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classFor(look)}
      aria-disabled={isBusy}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    />
  );
}

export function ButtonLink({
  look = 'honey',
  ...rest
}: Omit<ComponentProps<typeof Link>, 'className'> & Look) {
  return <Link {...rest} className={classFor(look)} />;
}
