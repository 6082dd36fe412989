import { useState } from 'react';
import { Bee } from '../bee/Bee.tsx';
import { Openers } from '../samples/Openers.tsx';
import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { mascotSides as directions } from './choose-side.ts';
import { MascotOverlay } from './MascotOverlay.tsx';
import { type MascotMessage, showMascot } from './mascot-queue.ts';

export const section: SampleSection = {
  chapter: 'the-bee',
  order: 5,
  title: 'Mascot',
  lead: 'The bee flies in, says its piece and is gone. A press or Escape sends it away earlier.',
};

const actions = [{ label: 'Play it' }, { label: 'Not now' }];

const messages: Record<string, MascotMessage> = {
  'Another bee': { message: 'That was close. Annoyingly close.', bee: <Bee pose="oops" /> },
  'A long speech': {
    message:
      'I have written your word down, sealed it, and put it into the tray with the other words. Nobody has looked at it, least of all me.',
    actions: [{ label: 'I believe you' }],
  },
};

const otherNames = Object.keys(messages);

export function Samples() {
  const [shown, setShown] = useState<MascotMessage>();
  return (
    <>
      <Sample name="Tells, and leaves by itself" note="slides 800 ms, stays 1500 ms">
        <Openers
          states={directions.map((from) => `From the ${from}`)}
          onOpen={(name) => setShown({ message: 'Today’s pair is out.', from: sideOf(name) })}
        />
      </Sample>
      <Sample name="Asks, and waits for a choice">
        <Openers
          states={directions.map((from) => `Asks from the ${from}`)}
          onOpen={(name) =>
            setShown({ message: 'Today’s pair is out. Shall we?', from: sideOf(name), actions })
          }
        />
      </Sample>
      <Sample name="Beside a page that goes on" note="nothing is blurred, every press goes through">
        <Openers
          states={directions.map((from) => `Aside from the ${from}`)}
          onOpen={(name) =>
            setShown({
              message: 'Your first jinx. I felt that.',
              from: sideOf(name),
              isAside: true,
              bee: <Bee pose="jinx" size={88} />,
            })
          }
        />
      </Sample>
      <Sample name="Other">
        <Openers states={otherNames} onOpen={(name) => setShown(messages[name])} />
      </Sample>
      <Sample name="From the provider" note="in the page’s own look, blurred by 2 px">
        <Openers
          states={['Two in a row']}
          onOpen={() => {
            showMascot({ message: 'First this.' });
            showMascot({ message: 'Then that.', from: 'left' });
          }}
        />
      </Sample>
      {shown && <MascotOverlay {...shown} onExited={() => setShown(undefined)} />}
    </>
  );
}

const sideOf = (name: string) => directions.find((side) => name.endsWith(side)) ?? 'right';
