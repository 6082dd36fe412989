import { type ReactNode, useState } from 'react';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  /** Remembers in this browser whether it is open. */
  storageKey: string;
  title: string;
  /** What it contains, in a few words. */
  summary?: string | undefined;
  /** Until the reader has opened or closed it. */
  isOpenAtFirst?: boolean;
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
  const key = `ui.open.${storageKey}`;
  const [isOpen, setOpen] = useState(() => {
    const stored = safeLocalStorage.read(key);
    return stored === null ? isOpenAtFirst : stored === 'true';
  });

  function onToggle(isOpenNow: boolean): void {
    // The browser also reports the state that it was rendered with.
    if (isOpenNow === isOpen) return;
    setOpen(isOpenNow);
    safeLocalStorage.write(key, String(isOpenNow));
  }

  return (
    <details
      className={styles.disclosure}
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
