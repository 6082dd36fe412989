import { type ComponentProps, useState } from 'react';
import { TextField } from '../../../ui/text-field/TextField.tsx';

type DateTimeFieldProps = Pick<ComponentProps<typeof TextField>, 'label' | 'min' | 'max'> & {
  type: 'date' | 'time';
  /** The saved value. */
  value: string;
  isValid(typed: string): boolean;
  refusal?: string;
  onSet(meant: string): void;
};

/** While it is typed, a date is often incomplete or implausible: it is saved once it is valid. */
export function DateTimeField({ value, isValid, refusal, onSet, ...field }: DateTimeFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [isRefused, setRefused] = useState(false);

  function onType(text: string): void {
    setTyped(text);
    setRefused(false);
    if (isValid(text)) onSet(text);
  }

  /** An implausible value stays with the reason; an incomplete one is reset. */
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
