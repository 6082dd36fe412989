import { useState } from 'react';
import { Reason } from '../../../domain/play/Reason.tsx';
import { Trail } from '../../../domain/play/Trail.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Sample } from '../Sample.tsx';
import { sampleLongRounds, sampleReasons, sampleRounds, sampleStart } from '../samples.ts';

export function TrailSamples() {
  const [played, setPlayed] = useState(2);
  const isOver = played === sampleRounds.length;
  return (
    <>
      <Sample name="Taking a round in">
        <Button size="small" look="outline" onClick={() => setPlayed(isOver ? 0 : played + 1)}>
          {isOver ? 'Begin anew' : 'Play a round'}
        </Button>
        <Trail rounds={sampleRounds.slice(0, played)} start={sampleStart} them="the bee" />
      </Sample>
      <Sample name="Up to a jinx">
        <Trail rounds={sampleRounds} start={sampleStart} them="the bee" />
      </Sample>
      <Sample name="Long words">
        <Trail rounds={sampleLongRounds} start={['sea', 'mother-in-law’s tongue']} them="Maya" />
      </Sample>
      <Sample name="A dance" note="without a first pair">
        <Trail rounds={sampleRounds.slice(0, 3)} them="Maya" />
      </Sample>
      <Sample name="Why a word fits">
        <Reason reason={sampleReasons[1]}>wick: </Reason>
      </Sample>
      <Sample name="Not begun">
        <Trail rounds={[]} start={sampleStart} them="the bee" />
      </Sample>
    </>
  );
}
