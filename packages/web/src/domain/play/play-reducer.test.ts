import { describe, expect, test } from 'vitest';
import {
  canSubmit,
  createPlayState,
  currentRound,
  fieldText,
  isAnimating,
  isOutcomeHidden,
  myWord,
  type PlayAction,
  type PlayedGame,
  type PlayState,
  playReducer,
} from './play-reducer.ts';
import type { TrailRound } from './trail-round.ts';

const fresh: PlayedGame = { version: 1, rounds: [], status: 'playing' };
/** A game for two, in which a word is sealed in its field. */
const duet: PlayedGame = { ...fresh, sealsInField: true };

const played = (round: number, yours: string, theirs = `bee${round}`): TrailRound => ({
  round,
  yours,
  theirs,
  warmth: yours === theirs ? 100 : 40,
});

const after = (game: PlayedGame, ...rounds: TrailRound[]): PlayedGame => ({
  ...game,
  rounds,
  version: rounds.length * 2 + 1,
  status: rounds.at(-1)?.warmth === 100 ? 'over' : 'playing',
});

const start = (game = fresh) => createPlayState<TrailRound, PlayedGame>(game);
const go = (play: PlayState, ...actions: PlayAction[]): PlayState =>
  actions.reduce<PlayState>(playReducer, play);
const type = (text: string): PlayAction => ({ type: 'type', text });
const send = (word: string): PlayAction => ({ type: 'send', word });
const update = (game: PlayedGame): PlayAction => ({ type: 'update', game });
const next: PlayAction = { type: 'next-phase' };
const skip: PlayAction = { type: 'skip' };
const fail: PlayAction = { type: 'send-failed' };
const takeBack: PlayAction = { type: 'take-back' };

const sand = after(fresh, played(1, 'sand'));
const sent = (game = fresh) => go(start(game), type('sand'), send('sand'));

describe('a round', () => {
  test('is sealed, turned over, warm, and then in the trail', () => {
    let play = go(sent(), update(sand));
    const phases = [play.phase];
    while (isAnimating(play)) {
      play = playReducer(play, next);
      phases.push(play.phase);
    }
    expect(phases).toEqual(['sealing', 'turning', 'beat', 'warming', 'typing']);
    expect(play.trail).toEqual(sand.rounds);
    expect(currentRound(play)).toBe(2);
    expect(play.draft).toBe('');
  });

  test('is not turned over before the seal animation is done, however fast the reply', () => {
    expect(go(sent(), update(sand)).phase).toBe('sealing');
    expect(go(sent(), update(sand), next).phase).toBe('turning');
  });

  test('waits for the reply as long as it takes, and then turns at once', () => {
    const waiting = go(sent(), next, next);
    expect(waiting.phase).toBe('sealing');
    expect(isAnimating(waiting)).toBe(false);
    expect(go(waiting, skip)).toBe(waiting);
    expect(go(waiting, update(sand)).phase).toBe('turning');
  });

  test('with the same word ends in a jinx, and the game with it', () => {
    const won = after(fresh, played(1, 'sand', 'sand'));
    const play = go(sent(), update(won), next, next);
    expect(play.phase).toBe('jinx');
    expect(go(play, next).phase).toBe('over');
    expect(go(play, skip).phase).toBe('over');
  });

  test('can be skipped to its end', () => {
    expect(go(sent(), update(sand), skip)).toMatchObject({ phase: 'typing', trail: sand.rounds });
  });

  test('heard twice, or late, is played once', () => {
    const play = go(sent(), update(sand), skip);
    expect(go(play, update(sand))).toEqual(play);
    expect(go(play, update(fresh))).toBe(play);
  });

  test('that turns into a jinx afterwards ends the game without turning over again', () => {
    const agreed: PlayedGame = {
      ...sand,
      version: 9,
      rounds: [{ ...played(1, 'sand'), warmth: 100 }],
      status: 'over',
    };
    expect(go(start(sand), update(agreed))).toMatchObject({ phase: 'over', trail: agreed.rounds });
  });
});

describe('until both words are face up', () => {
  const won = after(fresh, played(1, 'sand', 'sand'));

  test('the game is shown as it stood, however early the reply', () => {
    const states = [sent(), go(sent(), update(won)), go(sent(), update(won), next)];
    for (const play of states) {
      expect(isOutcomeHidden(play)).toBe(true);
      expect(play.game).toBe(fresh);
    }
    const turned = go(sent(), update(won), next, next);
    expect(isOutcomeHidden(turned)).toBe(false);
    expect(turned.game).toBe(won);
  });

  test('a round of another tab is hidden too', () => {
    const play = go(start(), update(won));
    expect(play).toMatchObject({ phase: 'turning', game: fresh });
    expect(go(play, skip)).toMatchObject({ phase: 'over', game: won });
  });

  test('a word that waits for the server hides nothing, and one that is sent again does', () => {
    expect(isOutcomeHidden(go(sent(), fail))).toBe(false);
    expect(isOutcomeHidden(go(sent(), fail, { type: 'resend' }))).toBe(true);
  });

  test('a word that waits for the other player hides nothing', () => {
    const sealed = go(sent(duet), update({ ...duet, version: 2, sealedWord: 'sand' }));
    expect(isOutcomeHidden(sealed)).toBe(false);
  });
});

describe('what is typed during a reveal', () => {
  test.each([
    ['while the word is sealed', [type('bea'), update(sand)]],
    ['while the cards turn', [update(sand), next, type('bea')]],
    ['while the warmth is shown', [update(sand), next, next, next, type('bea')]],
  ])('%s is the beginning of the next word', (_, actions) => {
    const play = go(sent(), ...actions);
    expect(fieldText(play)).toBe('bea');
    expect(myWord(play)).toBe('sand');
    expect(go(play, skip)).toMatchObject({ phase: 'typing', draft: 'bea' });
  });

  test('in a dance is kept too, but not while the sealed word lies in the field', () => {
    const sealed = go(sent(duet), update({ ...duet, version: 2, sealedWord: 'sand' }), type('x'));
    expect(fieldText(sealed)).toBe('sand');
    const revealed = go(sealed, update(after(duet, played(1, 'sand'))), type('bea'));
    expect(go(revealed, skip)).toMatchObject({ phase: 'typing', draft: 'bea' });
  });
});

describe('a word', () => {
  test('that is refused stays in the field, until it is changed', () => {
    const refusal = { text: 'The bee doesn’t know that word.', suggestions: ['sand'] };
    const play = go(start(), type('sadn'), send('sadn'), { type: 'refuse', refusal });
    expect(play).toMatchObject({ phase: 'typing', draft: 'sadn', refusal, timesRefused: 1 });
    expect(go(play, type('sand')).refusal).toBeUndefined();
  });

  test.each([fresh, duet])('can’t be submitted twice in %j', (game) => {
    expect(go(sent(game), send('cat'))).toEqual(sent(game));
    expect(canSubmit(sent(game))).toBe(false);
  });

  test('can’t be submitted while the game is paused, or has one sealed already', () => {
    for (const game of [
      { ...duet, status: 'paused' as const },
      { ...duet, sealedWord: 'mouse' },
    ]) {
      expect(go(start(game), send('cat'))).toEqual(start(game));
    }
  });
});

describe('a word that is sealed in its field', () => {
  test('is mine alone until both are in, and then turns over at once', () => {
    expect(sent(duet)).toMatchObject({ phase: 'typing', pending: { word: 'sand' } });
    const sealed = go(sent(duet), update({ ...duet, version: 2, sealedWord: 'sand' }));
    expect(sealed).toMatchObject({ pending: undefined, draft: '', phase: 'typing' });
    expect(myWord(sealed)).toBe('sand');
    expect(go(sealed, update(after(duet, played(1, 'sand')))).phase).toBe('turning');
  });
});

describe('while the server is unavailable', () => {
  test('the word is kept, and can be taken back', () => {
    const play = go(sent(), next, fail, fail);
    expect(play).toMatchObject({ phase: 'sealing', pending: { word: 'sand', failures: 2 } });
    expect(go(play, takeBack)).toMatchObject({
      phase: 'typing',
      draft: 'sand',
      pending: undefined,
    });
  });

  test.each([
    [fresh, 'sealing'],
    [duet, 'typing'],
  ])('a word of an earlier visit to %j is pending in the phase %s', (game, phase) => {
    const play = createPlayState(game, { round: 1, word: 'sand' });
    expect(play).toMatchObject({
      phase,
      pending: { round: 1, word: 'sand', failures: 1, isSealAnimationDone: true },
    });
    expect(go(play, update(after(game, played(1, 'sand'))), skip).trail).toHaveLength(1);
  });

  test.each<[string, PlayedGame]>([
    ['is over', { ...fresh, status: 'over' }],
    ['has gone on', sand],
    ['has a word of mine already', { ...duet, sealedWord: 'cow' }],
  ])('a word for a game that %s is no longer pending', (_, game) => {
    expect(createPlayState(game, { round: 1, word: 'mouse' }).pending).toBeUndefined();
  });
});

describe('a round that was turned over without a word of mine', () => {
  const missed = after(duet, played(1, ''));

  test.each([
    ['half a word in the field', [type('bea')]],
    ['a word on its way', [type('bea'), send('bea')]],
    ['a word that was kept offline', [type('bea'), send('bea'), fail]],
  ])('leaves nothing of %s for the next pair', (_, actions) => {
    const play = go(start(duet), ...actions, update(missed), takeBack, skip);
    expect(play).toMatchObject({ phase: 'typing', draft: '', pending: undefined });
    expect(canSubmit(play)).toBe(true);
  });
});

describe('another tab', () => {
  test.each([fresh, duet])(
    'plays a round of %j: it turns over here too, the draft stays',
    (game) => {
      const play = go(start(game), type('beach'), update(after(game, played(1, 'sand'))));
      expect(play).toMatchObject({ phase: 'turning', revealing: { yours: 'sand' } });
      expect(go(play, skip)).toMatchObject({ phase: 'typing', draft: 'beach' });
    },
  );

  const two = after(fresh, played(1, 'sand'), played(2, 'beach'));

  test('plays several rounds: the last one turns over', () => {
    const play = go(start(), update(two));
    expect(play.trail).toHaveLength(1);
    expect(play.revealing?.round).toBe(2);
  });

  test('plays on while a round is turning here: its round comes next', () => {
    const play = go(sent(), update(sand), next, next, update(two));
    expect(play).toMatchObject({ phase: 'beat', revealing: { round: 1 } });
    expect(go(play, next, next)).toMatchObject({ phase: 'turning', revealing: { round: 2 } });
    expect(go(play, skip).trail).toHaveLength(2);
  });

  test('gives up: the game is over here too', () => {
    expect(go(start(), update({ ...fresh, status: 'over', version: 2 })).phase).toBe('over');
  });

  test.each([
    ['before', [takeBack, update(after(fresh, played(1, 'beach')))]],
    ['after', [update(after(fresh, played(1, 'beach'))), takeBack]],
  ])('played the round of a word that was refused %s it: the word comes back', (_, actions) => {
    const play = go(sent(), ...actions, skip);
    expect(play).toMatchObject({ phase: 'typing', draft: 'sand' });
    expect(play.trail[0]?.yours).toBe('beach');
  });
});

test('a reload shows all that was played, and turns nothing over', () => {
  expect(start(sand)).toMatchObject({ phase: 'typing', trail: sand.rounds });
  expect(start(after(fresh, played(1, 'sand', 'sand'))).phase).toBe('over');
});

test('a restart begins anew', () => {
  expect(go(sent(), { type: 'restart', game: duet })).toEqual(start(duet));
});
