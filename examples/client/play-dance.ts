import { dataOf, newPlayer } from './player.ts';

/** Two players who think alike, in the second round at last. */
const [anna, ben] = [await newPlayer(), await newPlayer()];
const { game: invite } = dataOf(
  await anna.POST('/api/multiplayer/games/invite', { body: { gameConfig: { maxRounds: 5 } } }),
);
const { gameId } = invite;
await ben.POST('/api/multiplayer/games/respond', { body: { gameId, accept: true } }).then(dataOf);

for (const [index, [one, other]] of [
  ['moon', 'cheese'] as const,
  ['mouse', 'mouse'] as const,
].entries()) {
  const roundNumber = index + 1;
  const sealed = dataOf(
    await anna.POST('/api/multiplayer/games/submit', { body: { gameId, roundNumber, word: one } }),
  );
  console.log(`Round ${roundNumber}: ${sealed.game.submissions.length} words are open.`);
  dataOf(
    await ben.POST('/api/multiplayer/games/submit', { body: { gameId, roundNumber, word: other } }),
  );
}

const { game } = dataOf(
  await anna.GET('/api/multiplayer/games/{gameId}', { params: { path: { gameId } } }),
);
for (const { round, word } of game.submissions) console.log(`Round ${round}: ${word}`);
console.log(`${game.status}: ${game.outcome} in ${game.roundNumber}`);
