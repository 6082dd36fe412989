import { inviteCodeMessage, parseInviteCode } from '@bee-jinx/game';
import { CodeForm } from '../../../ui/code-form/CodeForm.tsx';

export function JoinByCode() {
  return (
    <CodeForm
      label="Join with a code"
      advice={inviteCodeMessage}
      go="Look inside"
      addressOf={(typed) => {
        const read = parseInviteCode(typed);
        return read === undefined ? undefined : `/i/g/${read.code}?by=code`;
      }}
    />
  );
}
