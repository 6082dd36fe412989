/**
 * The bee at work, for judging by eye.
 *
 *   npm run bee                      60 everyday pairs and 12 whole games
 *   npm run bee -- ocean desert      its word, the next four, each with its two ties
 *   npm run bee -- --games 12        whole games against simulated players
 *   npm run bee -- --pairs 60        its words for everyday pairs
 */
import { parseArgs } from 'node:util';
import { loadBee, readBeeParts } from '../src/bee.ts';
import { readPuzzleWords } from '../src/puzzles/puzzle-words.ts';
import { seededRandom } from '../src/puzzles/seeded-random.ts';
import { type SimulatedRound, Simulation, temperaments } from '../src/puzzles/simulation.ts';
import { strongestPaths } from '../src/strongest-paths.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string' }, pairs: { type: 'string' }, seed: { type: 'string' } },
});
const parts = readBeeParts();
const bee = await loadBee();
const random = seededRandom(Number(values.seed ?? 1));
const words = readPuzzleWords();
const drawPair = (): [string, string] => {
  const draw = () => words[Math.floor(random() * words.length)] as string;
  const pair: [string, string] = [draw(), draw()];
  return bee.sameLemma(...pair) ? drawPair() : pair;
};

if (values.games !== undefined) showGames(Number(values.games));
else if (values.pairs !== undefined) showPairs(Number(values.pairs));
else if (positionals.length > 0) showPair();
else {
  showPairs(60);
  showGames(12);
}

function showPair(): void {
  const [one, other] = positionals.map((word) => word.toLowerCase());
  if (one === undefined || other === undefined) {
    console.error('Two words, please: npm run bee -- ocean desert');
    process.exitCode = 1;
    return;
  }
  for (const word of [one, other].filter((word) => !bee.knows(word)))
    console.log(`The bee doesn't know ${word}. ${bee.suggest(word).join(', ')}?`);
  const ranked = parts.ranker.rank([one, other], [], 5);
  console.log(`${one} + ${other}   (${bee.warmth(one, other)}° apart from each other)`);
  for (const { word, score } of ranked) {
    console.log(
      `\n${word}   score ${score.toFixed(2)}, ${bee.warmth(word, one)}° and ${bee.warmth(word, other)}°`,
    );
    for (const side of [one, other]) console.log(`  ${side}: ${tieOrPath(side, word)}`);
  }
}

function tieOrPath(side: string, word: string): string {
  const phrase = parts.ties.phraseFor(side, word);
  if (phrase !== undefined) return phrase;
  return `no tie; ${strongestPaths(side, word, parts).join('   ') || 'by meaning only'}`;
}

function showPairs(count: number): void {
  for (let at = 0; at < count; at += 1) {
    const pair = drawPair();
    const [word = '', ...next] = bee.rank(pair, [], 5);
    const reason = bee.reasonFor(pair, word) ?? 'not tied to both';
    console.log(
      `${pair.join(' + ').padEnd(26)} ${word.padEnd(12)} ${reason}   (${next.join(' ')})`,
    );
  }
}

function showGames(count: number): void {
  const simulation = new Simulation(bee, parts);
  const players = Object.entries(temperaments);
  for (let game = 0; game < count; game += 1) {
    const [name, temperament] = players[game % players.length] as (typeof players)[number];
    const pair = drawPair();
    const rounds = simulation.rounds(pair, temperament, random);
    console.log(`\n${pair.join(' + ')}   with a ${name} player`);
    rounds.forEach(showRound);
  }
}

function showRound({ said, beeWord }: SimulatedRound, at: number): void {
  const end = bee.sameLemma(said, beeWord) ? 'jinx' : `${bee.warmth(said, beeWord)}°`;
  console.log(`  ${String(at + 1).padStart(2)}  ${said.padEnd(14)} ${beeWord.padEnd(14)} ${end}`);
}
