import { inviteCodeMessage } from '@bee-jinx/game';
import { InvalidInvitation } from '../../../domain/invitation/InvalidInvitation.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { groupErrorMessage } from '../group-error-message.ts';

export function UnknownHiveCodeScreen({ error }: { error?: unknown }) {
  return (
    <Screen title="No hive behind this link">
      <InvalidInvitation
        codesAt="/hive"
        fault={
          error === undefined
            ? `Perhaps a piece of it was lost on the way. ${inviteCodeMessage}`
            : groupErrorMessage('previewGroup', error)
        }
      >
        Codes change now and then. Ask whoever sent it for a new one.
      </InvalidInvitation>
    </Screen>
  );
}
