import { Sample, type SampleSection } from '../samples/Sample.tsx';
import styles from './Wordmark.samples.module.css';
import { Wordmark } from './Wordmark.tsx';

export const section: SampleSection = { chapter: 'the-bee', order: 1, title: 'Wordmark' };

export function Samples() {
  return (
    <>
      <Sample name="In a line" note="on paper">
        <p className={styles.onPaper}>
          <Wordmark />
        </p>
      </Sample>
      <Sample name="In a line" note="on the stage" ground="stage">
        <p className={styles.line}>
          <Wordmark />
        </p>
      </Sample>
      <Sample name="Stacked" note="the bee has the second dot" ground="stage">
        <p className={styles.stacked}>
          <Wordmark isStacked />
        </p>
      </Sample>
    </>
  );
}
