import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { PlayedFixture } from '../packages/server/src/testing/releases/play-fixture.ts';
import { TestListener } from '../packages/server/src/testing/test-listener.ts';
import { mustCall, newPlayer, playerWith } from '../packages/server/src/testing/test-player.ts';
import { root } from '../tools/process/root.ts';
import { startGameServer } from '../tools/services/game-server.ts';
import { buildImage } from './image/build-image.ts';
import { makeVolume, runImage } from './image/container.ts';
import { allowedCalls, calledIn } from './image/system-calls.ts';

/**
 * npm run image [-- no-build]: builds deploy/Dockerfile with buildah and runs it without root on a read-only file system; has systemd
 * judge deploy/bee-jinx.service. Needs root, and Debian's buildah, debootstrap, systemd and strace; downloads.
 */
const image = 'bee-jinx-trial';
const maxMegabytes = 250;
const maxExposure = 2;
let failures = 0;

if (!process.argv.includes('no-build')) await check('the image is built', () => buildImage(image));
await check(`it is smaller than ${maxMegabytes} MB`, checkSize);
await check('it starts without root on a read-only file system and plays a word', playWord);
await check('it drains on SIGTERM', drain);
await check('it upgrades a volume of the release before, and play goes on', upgradeVolume);
await check('systemd takes the unit', verifyUnit);
await check('the unit lets the server make the system calls that it makes', compareSystemCalls);
process.exit(failures === 0 ? 0 : 1);

async function check(name: string, work: () => Promise<string>): Promise<void> {
  try {
    const remark = await work();
    console.log(`✓ ${name}${remark ? `: ${remark}` : ''}`);
  } catch (error) {
    failures += 1;
    console.log(`✗ ${name}\n${(error as Error).message}`);
  }
}

async function checkSize(): Promise<string> {
  const [found] = JSON.parse(
    execFileSync('buildah', ['images', '--json', image], { encoding: 'utf8' }),
  );
  const megabytes = Number.parseFloat(found.size);
  if (!found.size.endsWith('MB') || megabytes >= maxMegabytes)
    throw new Error(`It has ${found.size}.`);
  return found.size;
}

async function playWord(): Promise<string> {
  const volume = makeVolume();
  const container = await runImage(image, volume.folder);
  const player = await newPlayer(container.url);
  const { puzzle } = await mustCall(player, 'dailyPuzzle', { query: {} });
  const body = { puzzleNumber: puzzle.puzzleNumber, round: 1, word: 'lighthouse' };
  await mustCall(player, 'submitDaily', { body });
  const page = await fetch(`${container.url}/jinx/daily`);
  if (!(await page.text()).includes('<title>')) throw new Error('It serves no page.');
  const user = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${container.pid}/status`, 'utf8'))?.[1];
  const mounts = readFileSync(`/proc/${container.pid}/mounts`, 'utf8');
  if (user === '0' || user === undefined) throw new Error(`It runs as user ${user}.`);
  if (!/^\S+ \/ \S+ ro[,\s]/m.test(mounts)) throw new Error(`Its root is writable:\n${mounts}`);
  await container.stop();
  volume.remove();
  return `ready after ${container.startMs.toFixed(0)} ms, as user ${user}`;
}

async function drain(): Promise<string> {
  const volume = makeVolume();
  const container = await runImage(image, volume.folder);
  const player = await newPlayer(container.url);
  const listener = await TestListener.open(container.url, player.headers);
  const [{ code, ms }] = await Promise.all([container.stop(), listener.ended()]);
  volume.remove();
  if (code !== 0)
    throw new Error(`It ended with ${code} after ${ms.toFixed(0)} ms:\n${container.output()}`);
  return `ended by itself after ${ms.toFixed(0)} ms, with its listener sent away`;
}

async function upgradeVolume(): Promise<string> {
  const fixtures = join(root, 'packages/server/src/testing/releases/0021-sanctions');
  const volume = makeVolume();
  const db = new DatabaseSync(join(volume.folder, 'bee-jinx.sqlite'));
  db.exec(readFileSync(join(fixtures, 'sqlite.sql'), 'utf8'));
  db.close();
  volume.own();
  const played = JSON.parse(readFileSync(join(fixtures, 'sqlite.json'), 'utf8')) as PlayedFixture;
  const container = await runImage(image, volume.folder);
  const [anna] = played.players.map(({ userId, token }) =>
    playerWith(container.url, { userId } as never, token),
  );
  if (!anna) throw new Error('The fixture has no players.');
  const { games } = await mustCall(anna, 'danceHistory', { query: {} });
  if (!games.some(({ gameId }) => gameId === played.endedDance))
    throw new Error('A dance is lost.');
  const { puzzle, game } = await mustCall(anna, 'dailyPuzzle', { query: {} });
  const round = game.rounds.length + 1;
  await mustCall(anna, 'submitDaily', {
    body: { puzzleNumber: puzzle.puzzleNumber, round, word: 'lantern' },
  });
  await container.stop();
  volume.remove();
  return `from ${played.migration}`;
}

/** With this project's folder instead of /srv/bee-jinx, since systemd looks for the program. */
function localUnit(): string {
  const text = readFileSync(join(root, 'deploy/bee-jinx.service'), 'utf8');
  const file = join(mkdtempSync(join(tmpdir(), 'bee-jinx-unit-')), 'bee-jinx.service');
  writeFileSync(file, text.replaceAll('/srv/bee-jinx', root.replace(/\/$/, '')));
  return file;
}

async function verifyUnit(): Promise<string> {
  const unit = localUnit();
  execFileSync('systemd-analyze', ['verify', unit], { stdio: 'pipe' });
  const report = execFileSync(
    'systemd-analyze',
    ['security', '--offline=true', '--no-pager', unit],
    { encoding: 'utf8', stdio: 'pipe' },
  );
  const exposure = Number(/exposure level for \S+: ([\d.]+)/.exec(report)?.[1]);
  if (!(exposure < maxExposure)) throw new Error(report);
  return `exposure ${exposure} of 10`;
}

/** A filter that forbids what Node needs would end the server at once, and no systemd runs here to show it. */
async function compareSystemCalls(): Promise<string> {
  const trace = join(mkdtempSync(join(tmpdir(), 'bee-jinx-trace-')), 'trace');
  const server = await startGameServer({ prefix: ['strace', '-D', '-f', '-qq', '-o', trace] });
  const player = await newPlayer(server.url);
  await mustCall(player, 'dailyPuzzle', { query: {} });
  const account = { email: 'bee@example.org', password: 'three quiet herons' };
  await mustCall(player, 'register', { body: account });
  await server.stop();
  const called = calledIn(readFileSync(trace, 'utf8'));
  const allowed = allowedCalls(readFileSync(join(root, 'deploy/bee-jinx.service'), 'utf8'));
  // SQLite hands files to the owner of the database only where it runs as root, as it does here.
  const forbidden = [...called].filter((name) => !allowed.has(name) && name !== 'fchown');
  if (called.size < 20 || forbidden.length > 0) {
    throw new Error(`${called.size} kinds seen; forbidden are ${forbidden.join(', ')}`);
  }
  return `${called.size} kinds, all of them allowed`;
}
