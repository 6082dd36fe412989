import { useQuery } from '@tanstack/react-query';
import { Select } from '../../ui/select/Select.tsx';
import { myHivesQuery } from './buzz-queries.ts';
import styles from './Composer.module.css';

interface AudienceProps {
  /** Undefined for friends. */
  chosen: string | undefined;
  onChoose(groupId: string | undefined): void;
}

/** Without a hive there is nothing to choose. */
export function AudienceSelect({ chosen, onChoose }: AudienceProps) {
  const hives = useQuery(myHivesQuery).data ?? [];
  if (hives.length === 0) return <span className={styles.note}>Your friends will read it.</span>;
  return (
    <Select
      label="To"
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.target.value || undefined)}
    >
      <option value="">my friends</option>
      {hives.map(({ groupId, name }) => (
        <option key={groupId} value={groupId}>
          {name}
        </option>
      ))}
    </Select>
  );
}
