import { parseInviteCode } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../platform/use-debounced.ts';
import { TextField } from '../../ui/text-field/TextField.tsx';
import { groupErrorMessage } from './group-error-message.ts';
import { inviteCodeQuery } from './hive-queries.ts';

interface InviteCodeFieldProps {
  value: string;
  fault: string | undefined;
  ownCode: string | undefined;
  onChange(value: string): void;
}

const debounceMs = 350;

/** A code of the owner's choice; whether it is available is checked while it is typed. */
export function InviteCodeField({ value, fault, ownCode, onChange }: InviteCodeFieldProps) {
  const code = parseInviteCode(value)?.code;
  const debounced = useDebounced(code, debounceMs);
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
