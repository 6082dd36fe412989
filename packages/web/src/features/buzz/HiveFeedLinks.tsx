import { useQuery } from '@tanstack/react-query';
import { hivePath } from '../../domain/hives/groups.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { RowLink } from '../../ui/row/Row.tsx';
import { RowList } from '../../ui/row/RowList.tsx';
import { RowText } from '../../ui/row/RowText.tsx';
import { myHivesQuery } from './buzz-queries.ts';
import styles from './HiveFeedLinks.module.css';

/** Beside the feed of everybody on a large screen: the feeds of single hives. */
export function HiveFeedLinks() {
  const hives = useQuery(myHivesQuery).data ?? [];
  if (hives.length === 0) return null;
  return (
    <nav className={styles.links} aria-label="Buzz of one hive">
      <RowList title="Buzz of one hive">
        {hives.map(({ groupId, name }) => (
          <li key={groupId}>
            <RowLink
              to={`${hivePath(groupId)}?tab=buzz`}
              mark={<Icon name="people" />}
              end={<Icon name="forward" />}
            >
              <RowText name={name} />
            </RowLink>
          </li>
        ))}
      </RowList>
    </nav>
  );
}
