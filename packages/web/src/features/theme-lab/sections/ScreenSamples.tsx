import { InvalidInvitation } from '../../../domain/invitation/InvalidInvitation.tsx';
import { InvitationUnavailable } from '../../../domain/invitation/InvitationUnavailable.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { Sample } from '../Sample.tsx';
import styles from './ScreenSamples.module.css';

/** To look at only: a page has one main heading, and it isn't this one. */
export function ScreenSamples() {
  return (
    <>
      <Sample name="The plain screen" note="heading on the stage, the rest on paper" isWide>
        <div className={styles.screen} inert aria-hidden="true">
          <Screen title="Theme lab">
            <p>Everything that has no screen of its own making stands like this.</p>
            <Button>Play No. 1050</Button>
          </Screen>
        </div>
      </Sample>
      <Sample name="An invitation that leads nowhere">
        <InvalidInvitation fault="There is no hive with that code." codesAt="/hive">
          Codes change now and then. Ask whoever sent it for a new one.
        </InvalidInvitation>
      </Sample>
      <Sample name="An invitation that nobody answers">
        <InvitationUnavailable fault="The hive can’t be reached." onRetry={() => {}} />
      </Sample>
    </>
  );
}
