import type { NotificationSettings } from '@bee-jinx/contract/browser';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Switch } from '../../../ui/switch/Switch.tsx';
import styles from './KindSwitches.module.css';

type Kind = NotificationSettings['muted'][number];

const names: Record<Kind, string> = {
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
};

interface KindSwitchesProps {
  muted: NotificationSettings['muted'];
  onChange(muted: NotificationSettings['muted']): void;
}

export function KindSwitches({ muted, onChange }: KindSwitchesProps) {
  return (
    <details className={styles.kinds}>
      <summary className={styles.summary}>
        What may be pushed <Icon name="down" />
      </summary>
      <div className={styles.switches}>
        {(Object.keys(names) as Kind[]).map((kind) => (
          <Switch
            key={kind}
            label={names[kind]}
            isOn={!muted.includes(kind)}
            onTurn={(isOn) =>
              onChange(isOn ? muted.filter((one) => one !== kind) : [...muted, kind])
            }
          />
        ))}
      </div>
    </details>
  );
}
