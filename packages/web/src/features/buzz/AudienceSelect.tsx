import type { Group } from '@bee-jinx/contract/browser';
import { Select } from '../../ui/select/Select.tsx';
import styles from './Composer.module.css';

interface AudienceProps {
  hives: Group[];
  /** Undefined for friends. */
  chosen: string | undefined;
  onChoose(groupId: string | undefined): void;
}

/** Without a hive there is nothing to choose. */
export function AudienceSelect({ hives, chosen, onChoose }: AudienceProps) {
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
