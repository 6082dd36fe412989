import { inviteCodeMessage, parseInviteCode } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { isServerUnavailable } from '../../../api/call-error.ts';
import { hivePath } from '../../../domain/hives/groups.ts';
import { InvalidInvitation } from '../../../domain/invitation/InvalidInvitation.tsx';
import { InvitationUnavailable } from '../../../domain/invitation/InvitationUnavailable.tsx';
import { Navigate, useParams } from '../../../platform/router/router-context.tsx';
import { LoadingScreen } from '../../../ui/loading-screen/LoadingScreen.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { groupErrorMessage } from '../group-error-message.ts';
import { hivePreviewQuery } from '../hive-queries.ts';
import { HiveInvitation } from './HiveInvitation.tsx';

function InviteHiveScreen() {
  const { inviteCode: typed = '' } = useParams();
  const code = parseInviteCode(typed)?.code;
  const preview = useQuery({ ...hivePreviewQuery(code ?? ''), enabled: code !== undefined });
  const { data: hive, error, refetch } = preview;
  if (code === undefined) return <UnknownHiveCode />;
  if (hive?.joined && hive.groupId !== undefined) {
    return <Navigate to={hivePath(hive.groupId)} replace />;
  }
  if (hive && (!error || isServerUnavailable(error)))
    return <HiveInvitation key={code} code={code} hive={hive} />;
  if (!error) return <LoadingScreen />;
  return isServerUnavailable(error) ? (
    <Screen title="The invitation waits">
      <InvitationUnavailable
        fault={groupErrorMessage('previewGroup', error)}
        onRetry={() => void refetch()}
      />
    </Screen>
  ) : (
    <UnknownHiveCode error={error} />
  );
}

function UnknownHiveCode({ error }: { error?: unknown }) {
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

export { InviteHiveScreen as Component };
