import type { BeeParts } from '../packages/bee/src/assemble-bee-parts.ts';
import { loadBee, readBeeParts } from '../packages/bee/src/bee.ts';
import { type JudgedLink, readJudgedLinks } from '../packages/bee/src/judged-links.ts';
import { readPuzzleWords } from '../packages/bee/src/puzzles/puzzle-words.ts';
import { seededRandom } from '../packages/bee/src/puzzles/seeded-random.ts';
import type { Figure } from './figure.ts';

const judgedFile = new URL('../packages/bee/data/judged.tsv', import.meta.url);
const pairsDrawn = 1000;
const enoughTies = 3;
const percent = (part: number, whole: number) =>
  `${((100 * part) / whole).toFixed(1)} % of ${whole}`;

/** Readers' grades of the bee's links, and how many ties it has to choose from. */
export async function benchBeeLinks(): Promise<Figure[]> {
  const judged = readJudgedLinks(judgedFile).filter(({ half }) => half === 'final');
  const speakers = [...new Set(judged.map(({ saidBy }) => saidBy))];
  return [
    ...(['first', 'later'] as const).flatMap((round) =>
      speakers.flatMap((saidBy) => countGradedZero(judged, saidBy, round)),
    ),
    ...(await measureAgreement(judged)),
    measureTieDensity(readBeeParts()),
  ];
}

const aims = { first: '3 %', later: '12 %' };

function countGradedZero(
  judged: JudgedLink[],
  saidBy: string,
  round: JudgedLink['round'],
): Figure[] {
  const links = judged.filter((link) => link.saidBy === saidBy && link.round === round);
  const grades = links.flatMap((link) => link.grades);
  if (grades.length === 0) return [];
  const zeros = grades.filter((grade) => grade === 0).length;
  const figure: Figure = {
    what: `${round} rounds: grades that are 0, words of the ${saidBy}`,
    value: percent(zeros, grades.length),
  };
  return [saidBy === 'bee' ? { ...figure, aim: aims[round] } : figure];
}

/** How often today's bee says the same word as the independent player. */
async function measureAgreement(judged: JudgedLink[]): Promise<Figure[]> {
  const bee = await loadBee();
  const firstLinks = judged.filter(({ saidBy, round }) => saidBy === 'player' && round === 'first');
  if (firstLinks.length === 0) return [];
  const same = firstLinks.filter(({ pair, link }) => bee.sameLemma(bee.reply(pair, pair), link));
  return [
    {
      what: 'first rounds: the same word as the player',
      value: percent(same.length, firstLinks.length),
    },
  ];
}

function measureTieDensity({ inflections, ties, family, lexicon }: BeeParts): Figure {
  const words = readPuzzleWords();
  const chance = seededRandom(95);
  const draw = () => words[Math.floor(chance() * words.length)] as string;
  const tiedTo = (word: string) => {
    const others: number[] = [];
    ties.forEachTie(inflections.baseOf(word) as number, (tied) => others.push(tied));
    return others;
  };
  let dense = 0;
  for (let drawn = 0; drawn < pairsDrawn; drawn += 1) {
    const pair = [draw(), draw()] as const;
    const isTaken = family.kinOf(pair);
    const second = new Set(tiedTo(pair[1]));
    const both = tiedTo(pair[0]).filter((base) => second.has(base) && !isTaken(lexicon.word(base)));
    if (both.length >= enoughTies) dense += 1;
  }
  return {
    what: `pairs of puzzle words with ${enoughTies} words tied to both`,
    value: percent(dense, pairsDrawn),
    aim: '95 %',
  };
}
