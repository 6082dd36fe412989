import { inviteCodeAdvice } from '@bee-jinx/game';
import { DeadLink } from '../../../ui/invitation/DeadLink.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { groupWords } from '../group-words.ts';

export function UnknownCode({ error }: { error?: unknown }) {
  return (
    <Screen title="No hive behind this link">
      <DeadLink
        codesAt="/hive"
        fault={
          error === undefined
            ? `Perhaps a piece of it was lost on the way. ${inviteCodeAdvice}`
            : groupWords('previewGroup', error)
        }
      >
        Codes change now and then. Ask whoever sent it for a new one.
      </DeadLink>
    </Screen>
  );
}
