import { parseInviteCode } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { TextField } from '../../ui/text-field/TextField.tsx';
import { groupErrorMessage } from './group-error-message.ts';
import { inviteCodeQuery } from './hive-queries.ts';

interface CodeFieldProps {
  value: string;
  fault: string | undefined;
  ownCode: string | undefined;
  onChange(value: string): void;
}

/** A pause in typing, after which it is worth to ask. */
const debounceMs = 350;

/** A code of one's own, with whether it can be had while it is typed. */
export function InviteCodeField({ value, fault, ownCode, onChange }: CodeFieldProps) {
  const code = parseInviteCode(value)?.code;
  const debounced = useDebounced(code);
  const isOwn = code !== undefined && code === ownCode;
  const check = useQuery({
    ...inviteCodeQuery(debounced ?? ''),
    enabled: debounced !== undefined && debounced === code && !isOwn,
  });
  const isCheckable = code !== undefined && !isOwn;
  const answer = debounced === code ? check.data : undefined;
  const taken = isCheckable && answer?.available === false ? answer.reason : undefined;
  const failed =
    isCheckable && !answer && check.error
      ? groupErrorMessage('checkInviteCode', check.error)
      : undefined;
  return (
    <TextField
      label={ownCode === undefined ? 'Invite code, if you want your own' : 'Invite code'}
      value={value}
      fault={fault ?? taken ?? failed}
      hint={hintFor(isCheckable, answer, code, ownCode)}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function hintFor(
  isCheckable: boolean,
  answer: { available: boolean } | undefined,
  code: string | undefined,
  ownCode: string | undefined,
): string {
  if (isCheckable) return answer?.available ? `${code} is free.` : 'Checking whether it’s free…';
  if (ownCode !== undefined)
    return 'A new code, or none at all for one that we make, ends the old.';
  return 'Leave it empty, and we make one.';
}

function useDebounced<Value>(value: Value): Value {
  const [debounced, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
