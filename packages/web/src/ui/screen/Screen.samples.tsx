import { Button } from '../button/Button.tsx';
import { Sample, type SampleSection } from '../samples/Sample.tsx';
import styles from './Screen.samples.module.css';
import { Screen } from './Screen.tsx';

export const section: SampleSection = { chapter: 'the-rest', order: 3, title: 'Screen' };

/** Inert: a page has one main heading. */
export function Samples() {
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
