import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { nextRovingIndex } from '../roving-focus.ts';
import styles from './Tabs.module.css';

interface Tab<Id extends string> {
  id: Id;
  name: ReactNode;
  panel: ReactNode;
  isDisabled?: boolean;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  chosen: NoInfer<Id>;
  onChoose(id: Id): void;
}

export function Tabs<Id extends string>({ label, tabs, chosen, onChoose }: TabsProps<Id>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const panel = tabs.find((tab) => tab.id === chosen)?.panel;

  function choose(tab: Tab<Id>, button: HTMLElement | null | undefined): void {
    if (tab.isDisabled) return;
    button?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
    onChoose(tab.id);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const open = tabs.map((tab) => !tab.isDisabled);
    const next = nextRovingIndex(event.key, { axis: 'horizontal', open, at });
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    const button = row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next];
    button?.focus();
    choose(tab, button);
  }

  return (
    <div className={styles.tabs}>
      <div
        ref={row}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={styles.row}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}${tab.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.id === chosen}
            aria-controls={tab.id === chosen ? `${id}panel` : undefined}
            aria-disabled={tab.isDisabled}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={(event) => choose(tab, event.currentTarget)}
          >
            {tab.name}
          </button>
        ))}
      </div>
      <div
        id={`${id}panel`}
        key={chosen}
        role="tabpanel"
        aria-labelledby={`${id}${chosen}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing but text, and the Tab key has to reach that too.
        tabIndex={0}
        className={styles.panel}
      >
        {panel}
      </div>
    </div>
  );
}
