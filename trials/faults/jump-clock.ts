import type { DailyGame } from '@bee-jinx/contract';
import { nonMatchingWord, winIn } from '../../packages/server/src/testing/test-daily.ts';
import { newPlayer, type TestPlayer } from '../../packages/server/src/testing/test-player.ts';
import { startTestServer } from '../../packages/server/src/testing/test-server.ts';
import { createTempDatabase } from '../../tools/services/temp-database.ts';
import { Ledger } from './ledger.ts';
import type { Fault } from './verdict.ts';

const dayMs = 86_400_000;
const dances = 3;
const words = 15;

export const jumpClock: Fault = {
  name: 'the clock jumps a day ahead, and back',
  times: { short: 1, long: 60 },
  run: async (times) => {
    const database = createTempDatabase();
    const server = await startTestServer({ database });
    const { url, clock } = server;
    // At the live pace a day would end each dance; at the relaxed pace of three days nothing may change.
    const ledger = new Ledger('relaxed');
    await ledger.open(url, dances);
    const problems: string[] = [];
    let survived = 0;
    for (let time = 0; time < times; time += 1) {
      const days = new MidnightGame(await newPlayer(url));
      const before = problems.length;
      await days.begin();
      const playedOn = [await ledger.playOn(url, words)];
      clock.advance(dayMs);
      playedOn.push(await ledger.playOn(url, words));
      await days.playTomorrow();
      clock.advance(-dayMs);
      playedOn.push(await ledger.playOn(url, words));
      await days.finish();
      problems.push(...(await days.problems()));
      if (playedOn.every(Boolean) && problems.length === before) survived += 1;
    }
    const found = await ledger.compare(url);
    await server.stop();
    await database.remove();
    const details = [`${ledger.acknowledged} words`, ...problems, ...ledger.unexplained];
    const remark = details.slice(0, 4).join('; ');
    return { tried: times, survived, ...found, leaked: ledger.leaked, remark };
  },
};

/** A daily game during which the clock jumps to tomorrow and back. */
class MidnightGame {
  readonly #player: TestPlayer;
  readonly #problems: string[] = [];
  #today = 0;

  constructor(player: TestPlayer) {
    this.#player = player;
  }

  async begin(): Promise<void> {
    this.#today = (await this.#look()).puzzleNumber;
    await this.#say(1);
  }

  async playTomorrow(): Promise<void> {
    const tomorrow = await this.#look();
    this.#expect(tomorrow.puzzleNumber === this.#today + 1, 'tomorrow has no puzzle of its own');
    this.#expect(tomorrow.rounds.length === 0, 'tomorrow had begun already');
    await winIn(this.#player, this.#today + 1, 2);
    await this.#say(2);
    // Begun tomorrow, to be finished today.
    await this.#player.ask('dailyPuzzle', { query: { puzzleNumber: this.#today - 2 } });
  }

  async finish(): Promise<void> {
    const back = await this.#look();
    this.#expect(back.puzzleNumber === this.#today, 'today is another day than before');
    const storedWords = back.rounds.map(({ word }) => word);
    this.#expect(
      storedWords.join() === [nonMatchingWord(1), nonMatchingWord(2)].join(),
      `it has ${storedWords.length}`,
    );
    const ended = [
      await winIn(this.#player, this.#today, 4),
      await winIn(this.#player, this.#today - 2, 1),
    ];
    for (const { startedAt, finishedAt } of ended) {
      const took = Date.parse(finishedAt ?? '') - Date.parse(startedAt);
      this.#expect(took >= 0, `a game took ${took} ms`);
    }
  }

  /** Everything that was wrong. */
  async problems(): Promise<string[]> {
    const { stats } = (await this.#player.ask('fetchStats', { query: {} })).data;
    this.#expect(stats.gamesPlayed === 3, `three games are counted as ${stats.gamesPlayed}`);
    this.#expect(stats.currentStreak >= 1, 'the streak is gone');
    this.#expect(stats.bestStreak <= 2, `two days make a streak of ${stats.bestStreak}`);
    const { puzzles } = (await this.#player.ask('dailyArchive', { query: {} })).data;
    const numbers = puzzles.map(({ puzzleNumber }) => puzzleNumber);
    this.#expect(new Set(numbers).size === numbers.length, 'a day stands twice in the archive');
    return this.#problems;
  }

  async #look(): Promise<DailyGame> {
    return (await this.#player.ask('dailyPuzzle', { query: {} })).data.game;
  }

  async #say(round: number): Promise<void> {
    const body = { puzzleNumber: this.#today, round, word: nonMatchingWord(round) };
    // Twice, as after a lost reply.
    for (const _time of [1, 2]) {
      const { status } = await this.#player.ask('submitDaily', { body });
      this.#expect(status === 200, `a word was answered with ${status}`);
    }
  }

  #expect(isTrue: boolean, otherwise: string): void {
    if (!isTrue) this.#problems.push(otherwise);
  }
}
