import type { Reader, Writer } from './database/database.ts';

/** One violation that a check has found. */
export interface Finding {
  id: string;
  /** What is wrong, for a person. */
  says: string;
  /** What the repair would make of it. */
  becomes?: string;
}

/**
 * An invariant of a feature's tables and, where there is one, the repair of violations. The desk shows the
 * findings, and repairs only what it has shown.
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
    /** The transaction's keys. */
    keysFor?(findings: readonly Finding[]): string[];
    mend(sql: Writer, findings: readonly Finding[]): Promise<void>;
  };
}
