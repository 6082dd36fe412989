import { createHash } from 'node:crypto';

/** Whoever reads the table within its ten minutes still doesn't have the code. */
export const hashTransferCode = (code: string): string =>
  createHash('sha256').update(`transfer:${code}`).digest('hex');
