import { createHash } from 'node:crypto';
import { type Api, dataOf, newPlayer, type Schemas } from './player.ts';

/**
 * The bee says the same to everybody who says the same. So one player gives up to see the word that the bee had
 * sealed, and another says it: a jinx in one round.
 */
const spy = await newPlayer();
const { puzzle } = await openToday(spy);
const { puzzleNumber } = puzzle;
console.log(`Puzzle No. ${puzzleNumber}: ${puzzle.word1} + ${puzzle.word2}`);
const { game: givenUp } = dataOf(
  await spy.POST('/api/jinx-daily/give-up', { body: { puzzleNumber } }),
);
const word = givenUp.leftSealed?.beeWord;
if (word === undefined) throw new Error('Nothing was sealed.');

const player = await newPlayer();
const { seal } = await openToday(player);
const { round, game } = dataOf(
  await player.POST('/api/jinx-daily/submit', { body: { puzzleNumber, round: 1, word } }),
);
console.log(`You said ${round.word}, the bee said ${round.beeWord}.`);
console.log(isSealOf(seal, puzzleNumber, round) ? 'The seal fits.' : 'The seal doesn’t fit!');
console.log(`${game.status}: ${game.outcome} in ${game.rounds.length}`);

async function openToday(api: Api) {
  return dataOf(await api.GET('/api/jinx-daily/puzzle'));
}

/** That the bee had chosen its word before anybody said theirs. */
function isSealOf(
  seal: string | undefined,
  puzzleNumber: number,
  { salt, round, beeWord }: Pick<Schemas['PlayedRound'], 'salt' | 'round' | 'beeWord'>,
): boolean {
  const text = `${salt}:${puzzleNumber}:${round}:${beeWord}`;
  return seal === createHash('sha256').update(text).digest('hex');
}
