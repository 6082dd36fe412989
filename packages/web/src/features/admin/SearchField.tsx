import { TextField } from '../../ui/text-field/TextField.tsx';

interface FindFieldProps {
  /** In what is looked. */
  placeholder: string;
  text: string;
  onType(text: string): void;
}

export function SearchField({ placeholder, text, onType }: FindFieldProps) {
  return (
    <TextField
      label="Find"
      type="search"
      placeholder={placeholder}
      value={text}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
