import { TextField } from '../../ui/TextField.tsx';

interface FindFieldProps {
  /** In what is looked. */
  placeholder: string;
  text: string;
  onType(text: string): void;
}

export function FindField({ placeholder, text, onType }: FindFieldProps) {
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
