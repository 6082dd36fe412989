import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDance, wordForNumber } from '../packages/server/src/testing/test-dance.ts';
import { sampleEvent } from '../packages/server/src/testing/test-events.ts';
import { newPlayer } from '../packages/server/src/testing/test-player.ts';
import { root } from '../tools/process/root.ts';
import type { Figure } from './figure.ts';
import { startLoadTarget } from './load/load-target.ts';
import { type CpuProfile, callTree, type StackFrame } from './profile/cpu-profile.ts';
import { flameGraph } from './profile/flame-graph.ts';
import { partNames, timeByPart } from './profile/parts.ts';
import { readServerUsage } from './usage.ts';

const lanes = 16;
const warmUpMs = 5000;
const measuredMs = 6000;
const pictures = join(root, 'docs/pictures/performance');

/** Does one call after the other; returns how many it made. */
type Lane = () => Promise<number>;

/** The server's CPU for one call of each hot path, by part, on the embedded database; flame graphs go to docs/pictures. */
export async function benchCallCost(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, openLane] of Object.entries(hotPaths)) {
    const { cpuUs, tree } = await profileCalls(openLane);
    const byPart = timeByPart(tree);
    figures.push({ what: `${name}, server CPU per call`, value: `${Math.round(cpuUs)} µs` });
    for (const part of partNames) {
      const us = (cpuUs * (byPart.get(part) ?? 0)) / tree.totalUs;
      if (us >= 0.5) figures.push({ what: `${name}: ${part}`, value: `${us.toFixed(0)} µs` });
    }
    mkdirSync(pictures, { recursive: true });
    const file = join(pictures, `flame-${name.replaceAll(' ', '-')}.svg`);
    writeFileSync(file, flameGraph(`${name}, ${Math.round(cpuUs)} µs`, tree));
  }
  return figures;
}

async function profileCalls(
  openLane: (url: string) => Promise<Lane>,
): Promise<{ cpuUs: number; tree: StackFrame }> {
  const folder = mkdtempSync(join(tmpdir(), 'bee-jinx-profile-'));
  const target = await startLoadTarget.SQLite(folder);
  try {
    const all = await Promise.all(Array.from({ length: lanes }, () => openLane(target.url)));
    await runFor(all, warmUpMs);
    const before = await readServerUsage(target.url);
    const calls = await runFor(all, measuredMs);
    const after = await readServerUsage(target.url);
    await target.stop();
    const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'));
    const profile = JSON.parse(readFileSync(join(folder, file), 'utf8')) as CpuProfile;
    const cpuUs = (1e6 * (after.cpuSeconds - before.cpuSeconds)) / calls;
    return { cpuUs, tree: callTree(profile, measuredMs * 1000) };
  } finally {
    await target.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runFor(all: Lane[], ms: number): Promise<number> {
  const until = performance.now() + ms;
  const counts = await Promise.all(
    all.map(async (lane) => {
      let calls = 0;
      while (performance.now() < until) calls += await lane();
      return calls;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** As a browser asks for it. */
function openPage(url: string, headers: Record<string, string>): Lane {
  return async () => {
    const page = await fetch(`${url}/jinx/daily`, {
      headers: { ...headers, 'accept-encoding': 'br' },
    });
    const html = await page.text();
    if (!html.includes('data-painted-for')) throw new Error('The page is not painted.');
    return 1;
  };
}

const dailyWords = 'sand wave music candle bridge king bread winter horse paper'.split(' ');
let wordNumber = 0;

const hotPaths: Record<string, (url: string) => Promise<Lane>> = {
  'session check': async (url) => {
    const player = await newPlayer(url);
    return async () => {
      await player.ask('readSession', {});
      return 1;
    };
  },
  'dance word': async (url) => {
    let dance = await startDance(url, { maxRounds: 20 });
    let round = 0;
    return async () => {
      round += 1;
      if (round === 20) {
        const [inviter] = dance.players;
        const body = { gameId: dance.gameId, notifyOpponent: false };
        await inviter.ask('abandonDance', { body });
        dance = await startDance(url, { maxRounds: 20 }, dance.players);
        round = 1;
      }
      const words = ([0, 1] as const).map((seat) => {
        wordNumber += 1;
        return dance.say(seat, round, wordForNumber(wordNumber));
      });
      await Promise.all(words);
      return 2;
    };
  },
  'reading a dance': async (url) => {
    const dance = await startDance(url);
    for (let round = 1; round <= 5; round += 1) await dance.miss(round);
    return async () => {
      await dance.read(0);
      return 1;
    };
  },
  'daily word': async (url) => {
    let player = await newPlayer(url);
    let { puzzleNumber } = (await player.ask('dailyPuzzle', { query: {} })).data.puzzle;
    let [round, next] = [1, 0];
    return async () => {
      const word = dailyWords[next];
      next += 1;
      if (word === undefined) {
        player = await newPlayer(url);
        ({ puzzleNumber } = (await player.ask('dailyPuzzle', { query: {} })).data.puzzle);
        [round, next] = [1, 0];
        return 0;
      }
      const { status } = await player.ask('submitDaily', { body: { puzzleNumber, round, word } });
      if (status === 200) round += 1;
      return 1;
    };
  },
  'painted page of a player': async (url) => {
    const player = await newPlayer(url);
    await player.ask('dailyPuzzle', { query: {} });
    return openPage(url, { cookie: `bj_session=${player.token}` });
  },
  'painted page of a guest': async (url) => openPage(url, {}),
  'ten events': async (url) => {
    const player = await newPlayer(url);
    let [number, sender] = [0, player];
    return async () => {
      const events = Array.from({ length: 10 }, () => {
        number += 1;
        return sampleEvent(`${sender.player.userId} ${number}`, {});
      });
      // Before the day's limit of events.
      if (number % 4000 === 0) sender = await newPlayer(url);
      await sender.ask('recordEvents', { body: { events } });
      return 1;
    };
  },
  'a look at the feed': async (url) => {
    const player = await newPlayer(url);
    return async () => {
      await player.ask('listBuzz', { query: {} });
      return 1;
    };
  },
};
