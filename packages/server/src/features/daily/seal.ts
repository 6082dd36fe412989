import { hash } from 'node:crypto';
import type { SealedWord } from '@bee-jinx/game';
import { pooledRandomBytes } from '../../platform/random.ts';

/** The bee commits to its word: anyone can check it afterwards, nobody can guess it before. */
export function sealWord(puzzleNumber: number, round: number, beeWord: string): SealedWord {
  const salt = Buffer.from(pooledRandomBytes(16)).toString('hex');
  const seal = hash('sha256', `${salt}:${puzzleNumber}:${round}:${beeWord}`);
  return { beeWord, salt, seal };
}
