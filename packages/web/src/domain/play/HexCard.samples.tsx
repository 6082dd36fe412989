import { useState } from 'react';
import { BeePeek } from '../../ui/bee/BeePeek.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Sample, type SampleSection } from '../../ui/samples/Sample.tsx';
import styles from './HexCard.samples.module.css';
import { HexCard } from './HexCard.tsx';
import { Seal } from './Seal.tsx';
import { sampleWords } from './sample-data.ts';

export const section: SampleSection = {
  chapter: 'the-game',
  order: 2,
  id: 'cards',
  title: 'Word cards',
};

const seal = <Seal label="Sealed by the bee" />;

export function Samples() {
  const [isOut, setOut] = useState(false);
  return (
    <>
      <Sample name="Front" note="short to long" ground="stage" isWide>
        <div className={styles.cards}>
          {Object.values(sampleWords).map((word) => (
            <HexCard key={word} word={word} />
          ))}
        </div>
      </Sample>
      <Sample name="Own" ground="stage">
        <HexCard word="farm" variant="own" />
      </Sample>
      <Sample name="Jinx" ground="stage">
        <HexCard word="candle" variant="jinx" height="reveal" />
      </Sample>
      <Sample name="Tilted" ground="stage">
        <div className={styles.pair}>
          <HexCard word="flame" tilt="left" />
          <HexCard word="oil" tilt="right" />
        </div>
      </Sample>
      <Sample name="Back" note="an envelope, sealed" ground="stage">
        <div className={styles.peek}>
          <HexCard face="back" height="answer" seal={seal} perched={<BeePeek size={96} />} />
        </div>
      </Sample>
      <Sample name="Back of a friend" ground="guest">
        <HexCard
          face="back"
          height="answer"
          backLabel="Maya’s word, sealed"
          seal={<Seal initial="M" label="Sealed by Maya" />}
        />
      </Sample>
      <Sample name="Awaited" ground="guest">
        <HexCard face="awaited" height="answer" backLabel="Maya is thinking" />
      </Sample>
      <Sample name="Turning" note="450 ms, the seal breaks" ground="stage">
        <HexCard
          word="wick"
          face={isOut ? 'front' : 'back'}
          height="answer"
          seal={<Seal isBroken={isOut} label="Sealed by the bee" />}
        />
        <Button variant="ink" onClick={() => setOut(!isOut)}>
          {isOut ? 'Turn it back' : 'Turn it over'}
        </Button>
      </Sample>
    </>
  );
}
