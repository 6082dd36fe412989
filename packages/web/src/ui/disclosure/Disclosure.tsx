import { type ReactNode, useState } from 'react';
import { useHydrated } from '../../platform/painted/use-hydrated.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { Icon } from '../icon/Icon.tsx';
import { useLargeScreen } from '../layout/use-large-screen.ts';
import styles from './Disclosure.module.css';
import { openStateKey } from './open-painted.ts';

interface DisclosureProps {
  /** Remembers in this browser whether it is open. */
  storageKey: string;
  title: string;
  /** What it contains, in a few words. */
  summary?: string | undefined;
  /** Until the reader has opened or closed it. */
  isOpenAtFirst?: boolean | 'on-large-screens';
  children: ReactNode;
}

/** A section that is folded below its heading. */
export function Disclosure({
  storageKey,
  title,
  summary,
  isOpenAtFirst = false,
  children,
}: DisclosureProps) {
  const isHydrated = useHydrated();
  const isLargeScreen = useLargeScreen();
  const [chosen, setChosen] = useState<boolean>();
  const [stored] = useState(() => safeLocalStorage.read(openStateKey(storageKey)));
  const isOpenUnasked = isOpenAtFirst === 'on-large-screens' ? isLargeScreen : isOpenAtFirst;
  const isOpen = chosen ?? (isHydrated && stored !== null ? stored === 'true' : isOpenUnasked);

  function onToggle(isOpenNow: boolean): void {
    // The browser also reports the state that it was rendered with.
    if (isOpenNow === isOpen) return;
    setChosen(isOpenNow);
    safeLocalStorage.write(openStateKey(storageKey), String(isOpenNow));
  }

  return (
    <details
      className={styles.disclosure}
      data-disclosure={storageKey}
      data-open-at-first={isOpenAtFirst}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary className={styles.head}>
        <span className={styles.text}>
          <h2 className={styles.title}>{title}</h2>
          {summary !== undefined && <span className={styles.summary}>{summary}</span>}
        </span>
        <Icon name="down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
