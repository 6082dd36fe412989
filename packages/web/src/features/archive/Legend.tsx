import { tierLabels, tiers } from '@bee-jinx/game';
import { DayCell } from './DayCell.tsx';
import type { DayState } from './day-state.ts';
import styles from './Legend.module.css';

const entries: [DayState, string][] = [
  ...tiers.map((tier): [DayState, string] => [tier, tierLabels[tier]]),
  ['lost', 'No jinx'],
  ['begun', 'Begun'],
];

export function Legend() {
  return (
    <ul className={styles.legend} aria-label="What the cells mean">
      {entries.map(([state, name]) => (
        <li key={state} className={styles.entry}>
          <DayCell state={state} text="" />
          {name}
        </li>
      ))}
    </ul>
  );
}
