import { InvalidConfig } from '../config.ts';
import { BackupError } from '../platform/backup/backup-file.ts';
import { systemClock } from '../platform/clock.ts';
import { DatabaseInUse } from '../platform/database/embedded-lock.ts';

/** Runs one maintenance command: a line of success, or a line of what is wrong and exit code 1. */
export function runCommand(work: (args: string[]) => Promise<string>): void {
  work(process.argv.slice(2)).then(
    (done) => console.log(done),
    (error: unknown) => {
      const isExpected =
        error instanceof InvalidConfig ||
        error instanceof BackupError ||
        error instanceof DatabaseInUse;
      console.error(isExpected ? error.message : error);
      process.exit(1);
    },
  );
}

/** 20261115-093000, UTC: sorts by time and is fine in a file name. */
export function fileStamp(): string {
  return new Date(systemClock.now())
    .toISOString()
    .slice(0, 19)
    .replace(/[-:]/g, '')
    .replace('T', '-');
}
