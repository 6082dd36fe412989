import { readInviteCode } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { TextField } from '../../ui/TextField.tsx';
import { groupWords } from './group-words.ts';
import { codeQuery } from './hive-queries.ts';

interface CodeFieldProps {
  value: string;
  fault: string | undefined;
  ownCode: string | undefined;
  onChange(value: string): void;
}

/** A pause in typing, after which it is worth to ask. */
const pauseMs = 350;

/** A code of one's own, with whether it can be had while it is typed. */
export function CodeField({ value, fault, ownCode, onChange }: CodeFieldProps) {
  const code = readInviteCode(value)?.code;
  const settled = useSettled(code);
  const isOwn = code !== undefined && code === ownCode;
  const check = useQuery({
    ...codeQuery(settled ?? ''),
    enabled: settled !== undefined && settled === code && !isOwn,
  });
  const isAsked = code !== undefined && !isOwn;
  const answer = settled === code ? check.data : undefined;
  const taken = isAsked && answer?.available === false ? answer.reason : undefined;
  const failed =
    isAsked && !answer && check.error ? groupWords('checkInviteCode', check.error) : undefined;
  return (
    <TextField
      label={ownCode === undefined ? 'Invite code, if you want your own' : 'Invite code'}
      value={value}
      fault={fault ?? taken ?? failed}
      hint={hintFor(isAsked, answer, code, ownCode)}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function hintFor(
  isAsked: boolean,
  answer: { available: boolean } | undefined,
  code: string | undefined,
  ownCode: string | undefined,
): string {
  if (isAsked) return answer?.available ? `${code} is free.` : 'Checking whether it’s free…';
  if (ownCode !== undefined)
    return 'A new code, or none at all for one that we make, ends the old.';
  return 'Leave it empty, and we make one.';
}

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
