import { useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Sample, type SampleSection } from '../../ui/samples/Sample.tsx';
import { Reason } from './Reason.tsx';
import { sampleReasons, sampleWords } from './sample-data.ts';
import { Trail } from './Trail.tsx';
import type { TrailRound } from './trail-round.ts';

export const section: SampleSection = {
  chapter: 'the-game',
  order: 5,
  title: 'Trail',
  lead: 'The gap between two words is their distance: 100 minus warmth.',
};

const start = ['flame', 'oil'] as const;

const candle = 'candle flame · candle wick';

const rounds: TrailRound[] = [
  { round: 1, yours: 'light', theirs: 'oil', warmth: 31 },
  { round: 2, yours: 'lamp', theirs: 'lighthouse', warmth: 58, reasons: [null, 'both are bright'] },
  { round: 3, yours: 'flame', theirs: 'wick', warmth: 71, reasons: sampleReasons },
  { round: 4, yours: 'candle', theirs: 'candlelight', warmth: 94 },
  { round: 5, yours: 'candle', theirs: 'candle', warmth: 100, reasons: [candle, candle] },
];

const longRounds: TrailRound[] = [
  { round: 9, yours: sampleWords.longest, theirs: sampleWords.withoutBreak, warmth: 4 },
  { round: 10, yours: sampleWords.longer, theirs: sampleWords.longest, warmth: 88 },
];

export function Samples() {
  const [played, setPlayed] = useState(2);
  const isOver = played === rounds.length;
  return (
    <>
      <Sample name="Taking a round in">
        <Button size="small" variant="outline" onClick={() => setPlayed(isOver ? 0 : played + 1)}>
          {isOver ? 'Begin anew' : 'Play a round'}
        </Button>
        <Trail rounds={rounds.slice(0, played)} start={start} them="the bee" />
      </Sample>
      <Sample name="Up to a jinx">
        <Trail rounds={rounds} start={start} them="the bee" />
      </Sample>
      <Sample name="Long words">
        <Trail rounds={longRounds} start={['sea', 'mother-in-law’s tongue']} them="Maya" />
      </Sample>
      <Sample name="A dance" note="without a first pair">
        <Trail rounds={rounds.slice(0, 3)} them="Maya" />
      </Sample>
      <Sample name="Why a word fits">
        <Reason reason={sampleReasons[1]}>wick: </Reason>
      </Sample>
      <Sample name="Not begun">
        <Trail rounds={[]} start={start} them="the bee" />
      </Sample>
    </>
  );
}
