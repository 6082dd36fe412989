import { Button } from '../../../ui/Button.tsx';
import { DeadLink } from '../../../ui/invitation/DeadLink.tsx';
import { NoAnswer } from '../../../ui/invitation/NoAnswer.tsx';
import { Screen } from '../../../ui/Screen.tsx';
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
        <DeadLink fault="There is no hive with that code." codesAt="/hive">
          Codes change now and then. Ask whoever sent it for a new one.
        </DeadLink>
      </Sample>
      <Sample name="An invitation that nobody answers">
        <NoAnswer fault="The hive can’t be reached." onRetry={() => {}} />
      </Sample>
    </>
  );
}
