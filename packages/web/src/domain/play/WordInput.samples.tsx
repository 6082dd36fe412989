import { useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Sample, type SampleSection } from '../../ui/samples/Sample.tsx';
import { QueuedWordNotice } from './QueuedWordNotice.tsx';
import { Seal } from './Seal.tsx';
import { sampleWords } from './sample-data.ts';
import { WordInput } from './WordInput.tsx';

export const section: SampleSection = { chapter: 'the-game', order: 3, title: 'Word input' };

const stays = () => {};

export function Samples() {
  return (
    <>
      <Sample name="Empty" ground="stage" canFocus>
        <Typed word="" label="Empty" />
      </Sample>
      <Sample name="Typed" ground="stage">
        <Typed word="flame" label="Typed" />
      </Sample>
      <Sample name="Long" ground="stage">
        <Typed word={sampleWords.longest} label="Long" />
      </Sample>
      <Refused />
      <Sample name="Busy" note="being sealed" ground="stage">
        <WordInput label="Busy" value="flame" onChange={stays} isBusy />
      </Sample>
      <Sample name="Sealed" ground="stage">
        <WordInput label="Sealed" value="flame" onChange={stays} seal={<Seal initial="Y" />} />
      </Sample>
      <Sample name="Waiting" note="nobody is there to take it" ground="stage">
        <QueuedWordNotice word={sampleWords.longest} onTryNow={stays} onTakeBack={stays} />
      </Sample>
      <Sample name="Disabled" ground="stage">
        <WordInput label="Disabled" value="" onChange={stays} disabled />
      </Sample>
    </>
  );
}

function Typed({ word: first, label }: { word: string; label: string }) {
  const [word, setWord] = useState(first);
  return <WordInput label={label} value={word} onChange={setWord} />;
}

/** Submitting refuses it again, which shows the shake. */
function Refused() {
  const [word, setWord] = useState('flaem');
  const [isRefused, setRefused] = useState(true);
  const [times, setTimes] = useState(1);
  return (
    <Sample name="Refused" note="change it, or send it again">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setRefused(true);
          setTimes(times + 1);
        }}
      >
        <WordInput
          label="Refused"
          value={word}
          onChange={(next) => {
            setWord(next);
            setRefused(false);
          }}
          fault={isRefused ? `The bee doesn’t know “${word}”.` : undefined}
          timesRefused={times}
          note="No round lost."
          suggestions={['flame', 'flea']}
          onSuggestion={(next) => {
            setWord(next);
            setRefused(false);
          }}
        />
        <Button type="submit" variant="outline" size="small">
          Send it again
        </Button>
      </form>
    </Sample>
  );
}
