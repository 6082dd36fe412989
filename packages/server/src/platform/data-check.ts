import type { Reader, Writer } from './database/database.ts';

/** One thing that can't be true, or shouldn't. */
export interface Finding {
  id: string;
  /** What is wrong, for a person. */
  says: string;
  /** What the repair would make of it. */
  becomes?: string;
}

/**
 * What must never be found in a feature's tables, and how to mend it. The feature knows both; the admin's
 * desk shows them, and mends only what was shown before.
 */
export interface DataCheck {
  id: string;
  title: string;
  /** Why it matters, and how it can come about. */
  explains: string;
  count(sql: Reader): Promise<number>;
  find(sql: Reader, limit: number): Promise<Finding[]>;
  /** Missing where only a person can know what is right. */
  repair?: {
    does: string;
    /** What the transaction decides about. */
    keysFor?(findings: readonly Finding[]): string[];
    mend(sql: Writer, findings: readonly Finding[]): Promise<void>;
  };
}
