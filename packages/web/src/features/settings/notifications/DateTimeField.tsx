import { type ComponentProps, useState } from 'react';
import { TextField } from '../../../ui/text-field/TextField.tsx';

type DateTimeFieldProps = Pick<ComponentProps<typeof TextField>, 'label' | 'min' | 'max'> & {
  type: 'date' | 'time';
  /** What holds. */
  value: string;
  isValid(typed: string): boolean;
  /** Said about what was typed and can't be meant. */
  refusal?: string;
  onSet(meant: string): void;
};

/**
 * A day or a time. Each digit that is typed makes another one of it, or none: it stays in the field, and
 * leaves it once it can be meant.
 */
export function DateTimeField({ value, isValid, refusal, onSet, ...field }: DateTimeFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [isRefused, setRefused] = useState(false);

  function onType(text: string): void {
    setTyped(text);
    setRefused(false);
    if (isValid(text)) onSet(text);
  }

  /** What is whole and can't be meant stays, with the reason; the rest gives way to what holds. */
  function onLeave(): void {
    const isWhole = typed !== undefined && typed !== '';
    if (isWhole && !isValid(typed)) setRefused(true);
    else setTyped(undefined);
  }

  return (
    <TextField
      {...field}
      required
      value={typed ?? value}
      fault={isRefused ? refusal : undefined}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onBlur={onLeave}
    />
  );
}
