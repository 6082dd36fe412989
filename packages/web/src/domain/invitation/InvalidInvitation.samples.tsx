import { Sample, type SampleSection } from '../../ui/samples/Sample.tsx';
import { InvalidInvitation } from './InvalidInvitation.tsx';
import { InvitationUnavailable } from './InvitationUnavailable.tsx';

export const section: SampleSection = { chapter: 'the-rest', order: 3.1, title: 'Screen' };

export function Samples() {
  return (
    <>
      <Sample name="An invitation that leads nowhere">
        <InvalidInvitation fault="There is no hive with that code." codesAt="/hive">
          Codes change now and then. Ask whoever sent it for a new one.
        </InvalidInvitation>
      </Sample>
      <Sample name="An invitation that nobody answers">
        <InvitationUnavailable
          fault="You’re offline. Failed to preview group."
          onRetry={() => {}}
        />
      </Sample>
    </>
  );
}
