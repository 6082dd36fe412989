import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { systemClock } from '../packages/server/src/platform/clock.ts';
import { GroupCommit } from '../packages/server/src/platform/database/group-commit.ts';
import { type Figure, median } from './figure.ts';

const writers = 64;
const writesEach = 40;
const rounds = 5;

/** 64 writers on SQLite: a commit each against group commits. Same file, same run. */
export async function benchGroupCommit(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bee-jinx-bench-'));
  const db = new DatabaseSync(join(folder, 'bench.sqlite'));
  try {
    db.exec(
      'pragma journal_mode = wal; pragma synchronous = full; create table words (id integer primary key, word text)',
    );
    const alone: number[] = [];
    const shared: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await writesPerSecond(db, new GroupCommit(db, systemClock, 1)));
      shared.push(await writesPerSecond(db, new GroupCommit(db, systemClock, writers)));
    }
    const gain = median(shared) / median(alone);
    return [
      { what: `${writers} writers, a commit each`, value: `${Math.round(median(alone))} /s` },
      { what: `${writers} writers, commits shared`, value: `${Math.round(median(shared))} /s` },
      { what: 'gain of sharing', value: `${gain.toFixed(1)} times`, aim: 'above 1' },
    ];
  } finally {
    db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each writer waits for the acknowledgement before it writes again, as a player does. */
async function writesPerSecond(db: DatabaseSync, commits: GroupCommit): Promise<number> {
  const insert = db.prepare('insert into words (word) values (?)');
  const began = performance.now();
  await Promise.all(
    Array.from({ length: writers }, async () => {
      for (let i = 0; i < writesEach; i += 1) await commits.run(async () => insert.run('honey'));
    }),
  );
  return (writers * writesEach * 1000) / (performance.now() - began);
}
