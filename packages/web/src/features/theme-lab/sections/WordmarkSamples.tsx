import { Wordmark } from '../../../ui/wordmark/Wordmark.tsx';
import { Sample } from '../Sample.tsx';
import styles from './WordmarkSamples.module.css';

export function WordmarkSamples() {
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
