import { maxRoundsRange } from '@bee-jinx/game';
import { Select } from '../../ui/select/Select.tsx';

interface DanceLengthProps {
  chosen: number;
  onChoose(maxRounds: number): void;
}

const { least, most } = maxRoundsRange;
const lengths = Array.from({ length: most - least + 1 }, (_, index) => least + index);

/** After how many rounds without a jinx the two decide whether to go on. */
export function DanceLength({ chosen, onChoose }: DanceLengthProps) {
  return (
    <Select
      label="Length"
      value={chosen}
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
    >
      {lengths.map((rounds) => (
        <option key={rounds} value={rounds}>
          {rounds} rounds
        </option>
      ))}
    </Select>
  );
}
