import { type ReactNode, useId } from 'react';
import { HoneyJar } from '../../HoneyJar.tsx';
import { Icon } from '../../Icon.tsx';
import styles from './ShareChoices.module.css';
import type { ShareWhat } from './share-what.ts';

interface ShareChoicesProps {
  offered: readonly ShareWhat[];
  chosen: ShareWhat;
  onChoose(what: ShareWhat): void;
}

const tiles: Record<ShareWhat, { name: string; sign: ReactNode }> = {
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
