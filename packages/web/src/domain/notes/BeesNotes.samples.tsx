import type { GameNotes } from '@bee-jinx/contract/browser';
import { Sample, type SampleSection } from '../../ui/samples/Sample.tsx';
import { Notes } from './BeesNotes.tsx';

const notes: GameNotes = {
  skill: 81,
  luck: 34,
  best: 2,
  costliest: 1,
  hintsUsed: 1,
  hives: [{ groupId: 'g', name: 'The Twigs', games: 4, skill: 77, luck: 52 }],
  own: { games: 12, skill: 74, luck: 49 },
  everybody: { games: 1000, skill: 70, luck: 50 },
  rounds: [
    {
      round: 1,
      pair: ['ocean', 'desert'],
      word: 'camel',
      theirWord: 'sand',
      hasMet: false,
      quality: 62,
      chance: 6,
      likely: [
        { word: 'sand', share: 41, players: 412 },
        { word: 'water', share: 22, players: 220 },
        { word: 'dune', share: 9 },
      ],
    },
    {
      round: 2,
      pair: ['camel', 'sand'],
      word: 'desert',
      theirWord: 'dune',
      hasMet: false,
      quality: 95,
      chance: 58,
      likely: [{ word: 'dune', share: 48 }],
    },
  ],
};

export const section: SampleSection = { chapter: 'the-rest', order: 2.6, title: 'Notes' };

export function Samples() {
  return (
    <Sample name="The bee’s notes">
      <Notes notes={notes} them="the bee" unit="player" />
    </Sample>
  );
}
