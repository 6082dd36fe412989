import type { Mutant } from './mutate.ts';

/** A mutant that does the same as the code, so that no test can notice it. Not counted. */
export interface EquivalentMutant {
  path: string;
  before: string;
  after: string;
  because: string;
}

export const equivalentMutants: EquivalentMutant[] = [
  {
    path: 'packages/game/src/swarm-bot.ts',
    before: "''",
    after: "'mutant'",
    because: 'A place within the list always has a word.',
  },
  {
    path: 'packages/game/src/swarm-bot.ts',
    before: 'step < swarmBotWords.length',
    after: '(step) <= (swarmBotWords.length)',
    because: 'One more step looks at the first word again, which is used.',
  },
  {
    path: 'packages/game/src/swarm-camps.ts',
    before: 'pairs.length < 2',
    after: 'false',
    because: 'One pair is the farthest of one.',
  },
  {
    path: 'packages/game/src/swarm-camps.ts',
    before: 'keyA < keyB',
    after: '(keyA) <= (keyB)',
    because: 'The keys differ where they are compared.',
  },
  {
    path: 'packages/game/src/swarm-camps.ts',
    before: "''",
    after: "'mutant'",
    because: 'A camp has a word.',
  },
  {
    path: 'packages/game/src/swarm-minds.ts',
    before: 'one < seats.length',
    after: '(one) <= (seats.length)',
    because: 'A seat that isn’t there has shared no round.',
  },
  {
    path: 'packages/game/src/swarm-minds.ts',
    before: 'other < seats.length',
    after: '(other) <= (seats.length)',
    because: 'A seat that isn’t there has shared no round.',
  },
  {
    path: 'packages/game/src/swarm-minds.ts',
    before: 'camps.slice(0, row)',
    after: 'camps',
    because: 'Only the half of the table below its diagonal is read.',
  },
  {
    path: 'packages/game/src/swarm-minds.ts',
    before: 'a === undefined || b === undefined',
    after: 'false',
    because: 'The table has no row for an absent camp either.',
  },
  {
    path: 'packages/game/src/swarm-minds.ts',
    before: 'a === undefined || b === undefined',
    after: '(a === undefined) && (b === undefined)',
    because: 'The table has no row for an absent camp either.',
  },
  {
    path: 'packages/game/src/swarm-minds.ts',
    before: 'a === undefined',
    after: 'false',
    because: 'The table has no row for an absent camp either.',
  },
  {
    path: 'packages/game/src/swarm-minds.ts',
    before: 'b === undefined',
    after: 'false',
    because: 'The table has no row for an absent camp either.',
  },
  {
    path: 'packages/game/src/swarm-view.ts',
    before: 'seat !== null',
    after: 'true',
    because: 'No seat has the number null.',
  },
  {
    path: 'packages/game/src/daily-merge.ts',
    before: 'a.rounds > b.rounds',
    after: '(a.rounds) >= (b.rounds)',
    because: 'They differ where they are compared.',
  },
  {
    path: 'packages/game/src/dance-view.ts',
    before: 'known.set(round, explained);',
    after: '',
    because: 'It is a cache: the reasons are worked out again.',
  },
  {
    path: 'packages/game/src/dance-view.ts',
    before: 'knownReasons.set(reasonFor, known);',
    after: '',
    because: 'It is a cache: the reasons are worked out again.',
  },
  {
    path: 'packages/game/src/dance-view.ts',
    before: 'cached',
    after: 'false',
    because: 'It is a cache: the reasons are worked out again.',
  },
  {
    path: 'packages/game/src/text.ts',
    before: '/^[ -~]*$/.test(text)',
    after: 'false',
    because: 'It is a short cut: the segmenter counts the same.',
  },
  {
    path: 'packages/game/src/text.ts',
    before: "!hiddenPattern.test(text.replace(/[\\t\\r\\n]/g, ' '))",
    after: 'false',
    because: 'It is a short cut: nothing would be replaced.',
  },
  {
    path: 'packages/game/src/normalize-letters.ts',
    before: 'ascii.test(word)',
    after: 'false',
    because: 'It is a short cut: nothing would be replaced.',
  },
  {
    path: 'packages/game/src/same-word.ts',
    before: 'keyA !== a',
    after: 'true',
    because: 'Where neither is respelt, the lemmas have just been compared.',
  },
  {
    path: 'packages/game/src/same-word.ts',
    before: 'keyB !== b',
    after: 'true',
    because: 'Where neither is respelt, the lemmas have just been compared.',
  },
  {
    path: 'packages/game/src/streak.ts',
    before: 'before !== undefined && after !== undefined',
    after: '(before !== undefined) || (after !== undefined)',
    because: 'A difference with undefined is not a number, and none is larger.',
  },
  {
    path: 'packages/game/src/streak.ts',
    before: 'before !== undefined',
    after: 'true',
    because: 'A difference with undefined is not a number, and none is larger.',
  },
  {
    path: 'packages/game/src/streak.ts',
    before: 'after !== undefined',
    after: 'true',
    because: 'A difference with undefined is not a number, and none is larger.',
  },
  {
    path: 'packages/game/src/notification-settings.ts',
    before: 'vacationUntil !== null',
    after: 'true',
    because: 'No time is before null, which counts as 0.',
  },
  {
    path: 'packages/game/src/recap.ts',
    before: 'best && bestWord !== undefined',
    after: '(best) || (bestWord !== undefined)',
    because: 'A jinx has a last word.',
  },
  {
    path: 'packages/game/src/recap.ts',
    before: 'bestWord !== undefined',
    after: 'true',
    because: 'A jinx has a last word.',
  },
  {
    path: 'packages/game/src/persona.ts',
    before: 'confidence <= 0.5',
    after: '(confidence) < (0.5)',
    because: 'No confidence is one half.',
  },
];

export const isEquivalent = ({ path, before, after }: Mutant): boolean =>
  equivalentMutants.some(
    (one) => one.path === path && one.before === before && one.after === after,
  );
