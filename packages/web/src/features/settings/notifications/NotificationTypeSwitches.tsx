import type { NotificationSettings } from '@bee-jinx/contract/browser';
import type { MuteChange } from '@bee-jinx/game';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Switch } from '../../../ui/switch/Switch.tsx';
import styles from './NotificationTypeSwitches.module.css';

type MutableType = NotificationSettings['muted'][number];

const labels: Record<MutableType, string> = {
  invite: 'Invites',
  your_turn: 'My turn',
  reveal: 'Both words are in',
  jinx: 'A jinx',
  nudge: 'Nudges',
  decision: 'Go on, or stop',
  rematch: 'Another dance',
  abandoned: 'A dance was ended',
  expiring: 'Time is running out',
  friend_joined: 'New friends',
  group_request: 'Somebody wants to join my hive',
  group_approved: 'A hive has let me in',
  group_owner: 'A hive was handed over to me',
  group_ended: 'A hive has ended',
  pair_finished: 'Somebody has finished my pair',
  recap_week: 'My week, on Mondays',
  recap_year: 'My year, in December',
};

interface NotificationTypeSwitchesProps {
  muted: NotificationSettings['muted'];
  onChange(change: MuteChange): void;
}

export function NotificationTypeSwitches({ muted, onChange }: NotificationTypeSwitchesProps) {
  return (
    <details className={styles.kinds}>
      <summary className={styles.summary}>
        What may be pushed <Icon name="down" />
      </summary>
      <div className={styles.switches}>
        {(Object.keys(labels) as MutableType[]).map((type) => (
          <Switch
            key={type}
            label={labels[type]}
            isOn={!muted.includes(type)}
            onTurn={(isOn) => onChange({ [type]: !isOn })}
          />
        ))}
      </div>
    </details>
  );
}
