import { type ReactNode, useId } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { HoneyJar } from '../play/HoneyJar.tsx';
import styles from './ShareChoices.module.css';
import type { ShareFormat } from './share-format.ts';

interface ShareChoicesProps {
  offered: readonly ShareFormat[];
  chosen: ShareFormat;
  onChoose(what: ShareFormat): void;
}

const tiles: Record<ShareFormat, { name: string; sign: ReactNode }> = {
  text: {
    name: 'Emoji',
    sign: (
      <span className={styles.jar}>
        <HoneyJar />
      </span>
    ),
  },
  sentence: {
    name: 'Words',
    sign: (
      <span className={styles.letters} aria-hidden="true">
        Aa
      </span>
    ),
  },
  picture: { name: 'Picture', sign: <Icon name="picture" /> },
  replay: { name: 'Replay', sign: <Icon name="replay" /> },
};

export function ShareChoices({ offered, chosen, onChoose }: ShareChoicesProps) {
  const group = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.unseen}>What to share</legend>
      <div className={styles.tiles}>
        {offered.map((what) => (
          <label key={what} className={styles.tile}>
            <input
              type="radio"
              className={styles.unseen}
              name={group}
              value={what}
              checked={what === chosen}
              onChange={() => onChoose(what)}
            />
            {tiles[what].sign}
            {tiles[what].name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
