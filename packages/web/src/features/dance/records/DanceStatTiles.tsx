import type { DanceStats } from '@bee-jinx/contract/browser';
import type { ReactNode } from 'react';
import { formatNumber, formatTenths } from '../../../platform/format-number.ts';
import { NoneYet } from '../../../ui/layout/NoneYet.tsx';
import styles from './DanceStatTiles.module.css';

/** The stats of all dances, or of those of a pair. */
export function DanceStatTiles({ stats }: { stats: DanceStats }) {
  const { games, jinxes, jinxRate, averageRounds, fewestRounds } = stats;
  return (
    <dl className={styles.figures}>
      <Figure name="Dances">{formatNumber(games)}</Figure>
      <Figure name="Jinxes" note={games > 0 ? `${jinxRate} %` : undefined}>
        {formatNumber(jinxes)}
      </Figure>
      <Figure name="In a row" note={`best ${formatNumber(stats.bestRun)}`}>
        {formatNumber(stats.currentRun)}
      </Figure>
      <Figure name="Rounds to a jinx" note="average">
        {jinxes > 0 ? formatTenths(averageRounds) : <NoneYet />}
      </Figure>
      <Figure name="Fewest rounds">
        {fewestRounds === null ? <NoneYet /> : formatNumber(fewestRounds)}
      </Figure>
      <Figure name="Telepathy" note={`best ${formatNumber(stats.bestTelepathy)}`}>
        {games > 0 ? formatNumber(stats.telepathy) : <NoneYet />}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  name: string;
  note?: string | undefined;
  children: ReactNode;
}

function Figure({ name, note, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.number}>
        {children}
        {note !== undefined && <span className={styles.note}> {note}</span>}
      </dd>
    </div>
  );
}
