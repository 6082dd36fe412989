import { slopes } from '@bee-jinx/game';
import { z } from 'zod';
import type { CallSchemas } from './call-schemas.ts';
import { anyPuzzleNumber } from './daily-schemas.ts';
import { gameId } from './dance-schemas.ts';
import { groupId } from './group-schemas.ts';

const score = z.int().min(0).max(99);
const percent = z.int().min(0).max(100);

const averages = z.object({
  games: z.int().describe('How many games the averages are of.'),
  skill: score,
  luck: score,
});

const roundNote = z.object({
  round: z.int().min(1),
  pair: z.tuple([z.string(), z.string()]),
  word: z.string(),
  theirWord: z.string().describe('By the bee, or by the partner of a dance.'),
  hasMet: z.boolean(),
  quality: score.describe('99 is a word that most people would have said.'),
  chance: percent.describe('Of meeting the other with this word.'),
  likely: z
    .array(
      z.object({
        word: z.string(),
        share: percent.describe('Of people who say it, as far as is known.'),
        players: z
          .int()
          .min(5)
          .optional()
          .describe('How many players have said it; absent for what the bee expects.'),
      }),
    )
    .describe('What most people say to this pair, the commonest first.'),
});

export const gameNotes = z.object({
  skill: score.describe('How well the words were chosen, whether they met or not.'),
  luck: score.describe('Whether the two met, against the chance that these words had; 50 is even.'),
  rounds: z
    .array(roundNote)
    .describe('Rounds without a pair, or with one that the bee doesn’t know, are left out.'),
  costliest: z
    .int()
    .optional()
    .describe('The round whose word gave away most; absent where none gave away much.'),
  best: z.int().describe('The round with the best word.'),
  hintsUsed: z.int(),
  slope: z.enum(slopes).optional().describe('How the game was played, where it was chosen.'),
  own: averages.optional().describe('Mine over all games of this kind, this one included.'),
  everybody: averages.optional().describe('Absent until five players have notes.'),
  hives: z
    .array(averages.extend({ groupId, name: z.string() }))
    .describe('My hives in which three others or more have notes; the averages are theirs.'),
});

export const notes = {
  dailyNotes: {
    summary: 'The bee’s notes on my game of a puzzle; only after I have finished it.',
    refuses: ['not_found', 'puzzle_not_yet', 'not_yet'],
    query: z.strictObject({
      puzzleNumber: z.coerce.number<number | string>().pipe(anyPuzzleNumber),
    }),
    reply: z.object({ notes: gameNotes }),
  },
  danceNotes: {
    summary: 'The bee’s notes on my side of a dance; only after it is over.',
    refuses: ['not_your_game', 'not_found', 'not_yet'],
    params: z.strictObject({ gameId }),
    reply: z.object({ notes: gameNotes }),
  },
} satisfies Record<string, CallSchemas>;

export type GameNotes = z.infer<typeof gameNotes>;
