import type { ReactNode } from 'react';
import { formatNumber } from '../../platform/format-number.ts';
import styles from './Figures.module.css';

/** Large numbers in a row, each with its name below. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>;
}

interface FigureProps {
  name: string;
  value: number;
  unit?: string;
}

export function Figure({ name, value, unit }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {formatNumber(value)}
        {unit && <small>{`\u00a0${unit}`}</small>}
      </dd>
    </div>
  );
}
