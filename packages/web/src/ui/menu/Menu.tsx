import '../layers.css';
import {
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Menu.module.css';
import { placeMenu } from './place-menu.ts';
import { focusItem, useMenuKeys } from './use-menu-keys.ts';

export interface MenuItem {
  name: string;
  icon?: ReactNode;
  variant?: 'plain' | 'danger';
  isDisabled?: boolean;
  isChosen?: boolean;
  onChoose(): void;
}

interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  /** Three dots by default. */
  children?: ReactNode;
}

const canAnchor = () => CSS.supports('anchor-name: --menu');

export function Menu({ label, items, children = <Icon name="more" /> }: MenuProps) {
  const id = useId();
  const anchorName = `--${id.replace(/\W/g, '')}menu`;
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const firstFocus = useRef<'first' | 'last'>('first');
  const [isOpen, setOpen] = useState(false);
  const onKeyDown = useMenuKeys(() => menu.current?.hidePopover());

  function openFrom(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    firstFocus.current = event.key === 'ArrowDown' ? 'first' : 'last';
    menu.current?.showPopover();
  }

  function onToggle({ currentTarget: box, newState }: ToggleEvent<HTMLElement>): void {
    setOpen(newState === 'open');
    if (newState !== 'open') return;
    if (!canAnchor() && button.current) {
      const size = { width: box.offsetWidth, height: box.offsetHeight };
      const window = { width: innerWidth, height: innerHeight };
      const { left, top } = placeMenu(button.current.getBoundingClientRect(), size, window);
      Object.assign(box.style, { left: `${left}px`, top: `${top}px` });
    }
    focusItem(box, firstFocus.current);
    firstFocus.current = 'first';
  }

  function choose({ isDisabled, onChoose }: MenuItem): void {
    if (isDisabled) return;
    // Closed first, so that a dialog that the choice opens restores the focus to the button.
    menu.current?.hidePopover();
    button.current?.focus();
    onChoose();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        style={{ anchorName }}
        popoverTarget={id}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onKeyDown={openFrom}
      >
        {children}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.menu}
        style={{ positionAnchor: anchorName }}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => (
          <Item key={item.name} item={item} onPress={() => choose(item)} />
        ))}
      </div>
    </>
  );
}

function Item({ item, onPress }: { item: MenuItem; onPress(): void }) {
  const { name, icon, variant = 'plain', isDisabled, isChosen } = item;
  const role = isChosen === undefined ? 'menuitem' : 'menuitemradio';
  return (
    <button
      type="button"
      role={role}
      tabIndex={-1}
      aria-disabled={isDisabled}
      {...(isChosen !== undefined && { 'aria-checked': isChosen })}
      className={variant === 'danger' ? `${styles.item} ${styles.danger}` : styles.item}
      onClick={onPress}
    >
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      {name}
      {isChosen && (
        <span className={styles.tick}>
          <Icon name="check" />
        </span>
      )}
    </button>
  );
}
