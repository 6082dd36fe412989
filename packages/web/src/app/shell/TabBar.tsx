import type { ReactNode } from 'react';
import { NavLink } from '../../ui/link/Link.tsx';
import { mainNavItems, type NavItemName } from './navigation.ts';
import styles from './TabBar.module.css';

const hexagon = 'M13 3 21.7 8v10L13 23 4.3 18V8Z';

const icons: Record<NavItemName, ReactNode> = {
  Daily: (
    <>
      <path className={styles.fill} d={hexagon} />
      <path d="M8.5 16.5h9M10.5 13.8a2.6 2.6 0 0 1 5 0M13 7.5v1.3M8.9 9.2l.9 1M17.1 9.2l-.9 1" />
    </>
  ),
  Dance: (
    <>
      <path d="M7 7.7 12 10.6v5.8L7 19.3l-5-2.9v-5.8Z" />
      <path className={styles.solid} d="M19 7.7 24 10.6v5.8l-5 2.9-5-2.9v-5.8Z" />
    </>
  ),
  Hive: (
    <path d="M13 3.4 17 5.7v4.6L13 12.6 9 10.3V5.7ZM8 12.4 12 14.7v4.6L8 21.6 4 19.3v-4.6ZM18 12.4 22 14.7v4.6L18 21.6 14 19.3v-4.6Z" />
  ),
  Buzz: (
    <path d="M8 4h10l5 7.5-5 7.5h-6l-4.5 4V19L3 11.5ZM8.5 13l2.2-2.6 2.3 2.6 2.3-2.6 2.2 2.6" />
  ),
};

export function TabBar() {
  return (
    <nav className={styles.bar} aria-label="Main" data-tab-bar>
      {mainNavItems.map(({ name, path }) => (
        <NavLink key={path} to={path}>
          <svg viewBox="0 0 26 26" aria-hidden="true">
            {icons[name]}
          </svg>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
