import { createHash } from 'node:crypto';
import type { SealedWord } from '@bee-jinx/game';
import { randomOctets } from '../../platform/chance.ts';

/** The bee commits to its word: anyone can check it afterwards, nobody can guess it before. */
export function sealWord(puzzleNumber: number, round: number, beeWord: string): SealedWord {
  const salt = Buffer.from(randomOctets(16)).toString('hex');
  const seal = createHash('sha256')
    .update(`${salt}:${puzzleNumber}:${round}:${beeWord}`)
    .digest('hex');
  return { beeWord, salt, seal };
}
