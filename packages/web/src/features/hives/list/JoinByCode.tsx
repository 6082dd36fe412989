import { inviteCodeAdvice, readInviteCode } from '@bee-jinx/game';
import { CodeForm } from '../../../ui/CodeForm.tsx';

export function JoinByCode() {
  return (
    <CodeForm
      label="Join with a code"
      advice={inviteCodeAdvice}
      go="Look inside"
      addressOf={(typed) => {
        const read = readInviteCode(typed);
        return read === undefined ? undefined : `/i/g/${read.code}?by=code`;
      }}
    />
  );
}
