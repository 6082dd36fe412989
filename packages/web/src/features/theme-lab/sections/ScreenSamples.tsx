import { Button } from '../../../ui/Button.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { Sample } from '../Sample.tsx';
import styles from './ScreenSamples.module.css';

/** To look at only: a page has one main heading, and it isn't this one. */
export function ScreenSamples() {
  return (
    <Sample name="The plain screen" note="heading on the stage, the rest on paper" isWide>
      <div className={styles.screen} inert aria-hidden="true">
        <Screen title="Theme lab">
          <p>Everything that has no screen of its own making stands like this.</p>
          <Button>Play No. 1050</Button>
        </Screen>
      </div>
    </Sample>
  );
}
