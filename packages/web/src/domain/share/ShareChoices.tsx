import { type ReactNode, useId } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { VisuallyHidden, visuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { HoneyJar } from '../play/WarmthMeter.tsx';
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
      <VisuallyHidden as="legend">What to share</VisuallyHidden>
      <div className={styles.tiles}>
        {offered.map((what) => (
          <label key={what} className={styles.tile}>
            <input
              className={visuallyHidden}
              type="radio"
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
