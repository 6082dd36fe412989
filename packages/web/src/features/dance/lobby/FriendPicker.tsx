import type { Friend } from '@bee-jinx/contract/browser';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import styles from './FriendPicker.module.css';

interface FriendPickerProps {
  friends: readonly Friend[];
  /** The chosen friend's user id. */
  chosen: string | undefined;
  onChoose(userId: string): void;
}

/** Chooses one of the player's friends; those who are online come first. */
export function FriendPicker({ friends, chosen, onChoose }: FriendPickerProps) {
  return (
    <fieldset className={styles.friends}>
      <legend className={styles.legend}>Whom</legend>
      {friends.map(({ userId, displayName, presence, openGame }) => (
        <label key={userId} className={styles.friend}>
          <input
            type="radio"
            name="friend"
            className={styles.radio}
            value={userId}
            checked={userId === chosen}
            onChange={() => onChoose(userId)}
          />
          <Avatar userId={userId} name={displayName} presence={presence} size="s" isDecorative />
          <span className={styles.words}>
            <b className={styles.name}>{displayName}</b>
            {openGame && <span className={styles.note}>You two have a dance under way.</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
