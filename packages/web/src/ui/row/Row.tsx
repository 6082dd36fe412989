import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import styles from './Row.module.css';

interface Parts {
  mark: ReactNode;
  isDue?: boolean | undefined;
  end?: ReactNode;
}

type Rest<Element extends 'button' | 'div' | typeof Link> = Omit<
  ComponentProps<Element>,
  'className'
> &
  Parts;

export function RowLink({ mark, isDue = false, end, children, ...rest }: Rest<typeof Link>) {
  return (
    <Link {...rest} className={styles.row} data-due={isDue}>
      <Cells mark={mark} words={children} end={end} />
    </Link>
  );
}

export function RowButton({ mark, isDue = false, end, children, ...rest }: Rest<'button'>) {
  return (
    <button {...rest} type="button" className={styles.row} data-due={isDue}>
      <Cells mark={mark} words={children} end={end} />
    </button>
  );
}

export function StaticRow({ mark, isDue = false, end, children, ...rest }: Rest<'div'>) {
  return (
    <div {...rest} className={styles.row} data-due={isDue}>
      <Cells mark={mark} words={children} end={end} />
    </div>
  );
}

function Cells({ mark, words, end }: { mark: ReactNode; words: ReactNode; end: ReactNode }) {
  return (
    <>
      <span className={styles.mark}>{mark}</span>
      {words}
      {end}
    </>
  );
}
