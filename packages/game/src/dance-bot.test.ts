import { describe, expect, test } from 'vitest';
import { decide, playDanceWord, startDance } from './dance.ts';
import {
  type BotPartner,
  type BotScenario,
  type BotView,
  botCallOutcomes,
  botGameConfig,
  botScenarios,
  nextBotAction,
} from './dance-bot.ts';
import { isDanceOver, type Seat, usedDanceWords } from './dance-state.ts';
import { viewFor } from './dance-view.ts';

const defaultView: BotView = {
  status: 'active',
  roundNumber: 1,
  isInviter: true,
  myTurn: true,
  said: [],
};
const person: BotPartner = { scenario: null, word: null };
const act = (scenario: BotScenario, changes: Partial<BotView> = {}, partner = person) =>
  nextBotAction({ scenario, seed: 1 }, { ...defaultView, ...changes }, partner, 10_000);

describe('a bot', () => {
  test.each([
    ['normal', 12_000],
    ['slow', 15_000],
    ['fast', 10_000],
    ['error', 12_000],
  ] as const)('that is %s acts at %i', (scenario, at) => {
    expect(act(scenario)).toMatchObject({ at, act: { kind: 'say', roundNumber: 1 } });
  });

  test('that should jinx waits for the other’s word and repeats it 1.5 seconds later', () => {
    expect(act('jinx')).toBeNull();
    expect(act('jinx', {}, { scenario: null, word: 'moth' })).toEqual({
      at: 11_500,
      act: { kind: 'say', roundNumber: 1, word: 'moth' },
    });
  });

  test('that should jinx accepts an invite without a word', () => {
    const invited = { status: 'invited', isInviter: false } as const;
    expect(act('jinx', invited)).toEqual({ at: 11_500, act: { kind: 'answer', word: null } });
    expect(act('jinx', invited, { scenario: null, word: 'moth' })?.act).toEqual({
      kind: 'answer',
      word: 'moth',
    });
  });

  test('that should jinx with another such bot starts if it has invited', () => {
    const partner = { scenario: 'jinx', word: null } as const;
    expect(act('jinx', {}, partner)).not.toBeNull();
    expect(act('jinx', { isInviter: false }, partner)).toBeNull();
  });

  test('that is offline, or not awaited, does nothing', () => {
    expect(act('offline')).toBeNull();
    expect(act('fast', { myTurn: false })).toBeNull();
    expect(act('fast', { status: 'completed' })).toBeNull();
  });

  test('answers an invite with a word, continues once and then stops', () => {
    expect(act('normal', { status: 'invited', isInviter: false })?.act.kind).toBe('answer');
    const deciding = { status: 'deciding' } as const;
    const decision = (roundNumber: number) => act('normal', { ...deciding, roundNumber })?.act;
    expect(decision(5)).toEqual({ kind: 'decide', decision: 'continue' });
    expect(decision(10)).toEqual({ kind: 'decide', decision: 'stop' });
  });

  test('repeats no word', () => {
    const first = act('normal')?.act as { word: string };
    const second = act('normal', { said: [first.word] })?.act as { word: string };
    expect(second.word).not.toBe(first.word);
  });

  test('has its calls sent, failed or lost, depending on the scenario', () => {
    expect(botScenarios.map((scenario) => botCallOutcomes[scenario])).toEqual([
      'sent',
      'sent',
      'sent',
      'sent',
      'failed',
      'lost',
    ]);
  });
});

describe('two bots', () => {
  const judge = { sameLemma: (a: string, b: string) => a === b, warmth: () => 10 };

  /** Plays by the rules with what each seat sees, and the word that the other has sealed. */
  function playBots(scenarios: readonly [BotScenario, BotScenario], seed: number) {
    let game = startDance(botGameConfig, 0);
    for (let step = 0; step < 60 && !isDanceOver(game); step += 1) {
      const acts = ([0, 1] as const).flatMap((seat: Seat) => {
        const view = viewFor(game, seat, () => undefined);
        const other = viewFor(game, seat === 0 ? 1 : 0, () => undefined);
        const next = nextBotAction(
          { scenario: scenarios[seat], seed },
          { ...view, isInviter: seat === 0, said: usedDanceWords(game) },
          { scenario: scenarios[seat === 0 ? 1 : 0], word: other.word },
          step,
        );
        return next ? [{ seat, ...next }] : [];
      });
      const [first] = acts.sort((a, b) => a.at - b.at);
      if (!first) break;
      const { seat, act } = first;
      const ruling =
        act.kind === 'decide'
          ? decide(game, seat, { decision: act.decision, preemptiveWord: null }, judge, 0)
          : playDanceWord(
              game,
              seat,
              { round: game.rounds.length + 1, word: act.word ?? '' },
              judge,
              0,
            );
      if (!ruling.ok) throw new Error(ruling.refusal);
      game = ruling.game;
    }
    return game;
  }

  test.each([
    ['normal', 'normal'],
    ['fast', 'slow'],
  ] as const)('%s and %s miss ten times and stop, with any seed', (first, second) => {
    for (let seed = 0; seed < 40; seed += 1) {
      const game = playBots([first, second], seed);
      expect(game).toMatchObject({ status: 'completed', outcome: 'no_jinx' });
      expect(game.rounds).toHaveLength(10);
    }
  });

  test.each([
    ['jinx', 'normal'],
    ['normal', 'jinx'],
    ['jinx', 'jinx'],
  ] as const)('%s and %s jinx in the first round', (first, second) => {
    expect(playBots([first, second], 7)).toMatchObject({
      outcome: 'jinx',
      rounds: [{ match: 'exact' }],
    });
  });
});
