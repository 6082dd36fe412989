import type { CallName, CallReply, CallRequest, Dance, Signal } from '@bee-jinx/contract/browser';
import { type BotAction, botGameConfig, type Decision, nextBotAction } from '@bee-jinx/game';
import { CallError } from '../../api/call-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { readExistingGameId } from '../../domain/play/existing-game.ts';
import { createStore, type ReadableStore } from '../../platform/store.ts';
import { type CallLogEntry, callAsSeat, type Role, type Seat } from './seat.ts';
import { listenAsSeat } from './seat-signals.ts';

export type LogLine = { id: number; at: number } & LogContent;

export interface SeatState {
  role: Role;
  isListening: boolean;
  /** May be older than the other seat's. */
  game: Dance | undefined;
  revealedAt: Readonly<Record<number, number>>;
  fault: string | undefined;
  log: readonly LogLine[];
}

type Index = 0 | 1;
type Both<Value> = readonly [Value, Value];

export interface Simulation extends ReadableStore<Both<SeatState>> {
  listen(): void;
  begin(): Promise<void>;
  play(seat: Index, role: Role): void;
  answer(seat: Index): Promise<void>;
  say(seat: Index, word: string): Promise<void>;
  agree(seat: Index): Promise<void>;
  decide(seat: Index, decision: Decision): Promise<void>;
  leave(seat: Index): Promise<void>;
  stop(): void;
}

interface Transport {
  callAs: typeof callAsSeat;
  listenAs: typeof listenAsSeat;
}

const maxLogLines = 60;
/** The wait after a failed call, in case the server is down. */
const retryDelayMs = 2000;
const unauthorized = 401;
export const sessionEndedMessage =
  'The session of this seat has ended. Nothing more is sent; open new seats to go on.';
const other = (seat: Index): Index => (seat === 0 ? 1 : 0);

/** Two seats in one dance. A seat refetches on each signal; a bot acts on what its seat sees. */
export function createSimulation(
  seats: Both<Seat>,
  roles: Both<Role>,
  transport: Transport = { callAs: callAsSeat, listenAs: listenAsSeat },
): Simulation {
  const fresh = (role: Role): SeatState => ({
    role,
    isListening: false,
    game: undefined,
    revealedAt: {},
    fault: undefined,
    log: [],
  });
  const store = createStore<Both<SeatState>>([fresh(roles[0]), fresh(roles[1])]);
  const stopListening: [(() => void)?, (() => void)?] = [];
  const timers: [Timer?, Timer?] = [];
  const awaited: [Task | undefined, Task | undefined] = [undefined, undefined];
  /** A bot does one thing at a time. */
  const isActing: [boolean, boolean] = [false, false];
  const retryAt: [number, number] = [0, 0];
  /** Pending calls finish without effect. */
  let isStopped = false;
  let gameId: string | undefined;
  let lines = 0;
  const seed = Math.floor(Math.random() * 1000);

  function updateSeat(seat: Index, what: Partial<SeatState>): void {
    const next = store.get().map((one, index) => (index === seat ? { ...one, ...what } : one));
    store.set(next as unknown as Both<SeatState>);
  }

  function log(seat: Index, line: LogContent): void {
    lines += 1;
    const entry = { ...line, id: lines, at: Date.now() } as LogLine;
    updateSeat(seat, { log: [entry, ...store.get()[seat].log].slice(0, maxLogLines) });
  }

  function send<Name extends CallName>(seat: Index, name: Name, options: CallRequest<Name>) {
    const note = (call: CallLogEntry) => log(seat, { kind: 'call', call });
    return transport.callAs(seats[seat], store.get()[seat].role, name, options, note);
  }

  /** Shows the reply, or the refusal. */
  async function act<Name extends DanceCall>(
    seat: Index,
    name: Name,
    options: CallRequest<Name>,
  ): Promise<void> {
    try {
      const reply: { game: Dance } = await send(seat, name, options);
      updateSeat(seat, { fault: undefined });
      applyGame(seat, reply.game);
    } catch (error) {
      showError(seat, error);
      awaited[seat] = undefined;
      retryAt[seat] = Date.now() + retryDelayMs;
    }
  }

  function applyGame(seat: Index, game: Dance): void {
    const before = store.get()[seat];
    if (before.game?.gameId === game.gameId && before.game.version > game.version) return;
    const last = game.rounds.at(-1)?.round;
    const isNew = last !== undefined && before.revealedAt[last] === undefined;
    updateSeat(seat, {
      game,
      ...(isNew && { revealedAt: { ...before.revealedAt, [last]: performance.now() } }),
    });
    scheduleBotAct(0);
    scheduleBotAct(1);
  }

  async function refreshSeat(seat: Index): Promise<void> {
    if (gameId === undefined || isStopped) return;
    try {
      applyGame(seat, (await send(seat, 'readDance', { params: { gameId }, query: {} })).game);
      updateSeat(seat, { fault: undefined });
    } catch (error) {
      showError(seat, error);
    }
  }

  function showError(seat: Index, error: unknown): void {
    if (error instanceof CallError && error.status === unauthorized) endSession(seat);
    else updateSeat(seat, { fault: errorMessage(error) });
  }

  /** Nothing more is sent: every call would be refused like this one. */
  function endSession(seat: Index): void {
    stop();
    updateSeat(seat, { isListening: false, fault: sessionEndedMessage });
  }

  function stop(): void {
    isStopped = true;
    for (const seat of [0, 1] as const) {
      clearTimeout(timers[seat]);
      stopListening[seat]?.();
    }
  }

  function listen(seat: Index): void {
    stopListening[seat]?.();
    updateSeat(seat, { isListening: false });
    stopListening[seat] = transport.listenAs(seats[seat], {
      isOpen: (isOpen) => {
        if (store.get()[seat].isListening === isOpen) return;
        updateSeat(seat, { isListening: isOpen });
        log(seat, { kind: 'stream', isOpen });
        if (isOpen) void refreshSeat(seat);
      },
      signal: (signal) => {
        log(seat, { kind: 'signal', signal });
        if (signal.topic === 'dance' && signal.id === gameId) void refreshSeat(seat);
      },
      onSessionEnded: () => endSession(seat),
    });
  }

  function scheduleBotAct(seat: Index): void {
    const { role, game } = store.get()[seat];
    clearTimeout(timers[seat]);
    if (isStopped) return;
    if (role === 'you' || !game?.myTurn || isActing[seat]) return;
    const task = `${game.status} ${game.roundNumber}`;
    if (awaited[seat]?.task !== task) awaited[seat] = { task, since: Date.now() };
    const partner = store.get()[other(seat)];
    const since = awaited[seat]?.since ?? Date.now();
    const next = nextBotAction(
      { scenario: role, seed },
      { ...game, said: game.submissions.map(({ word }) => word) },
      {
        scenario: partner.role === 'you' ? null : partner.role,
        word: partner.game?.gameId === game.gameId ? (partner.game.word ?? null) : null,
      },
      since,
    );
    if (!next) return;
    timers[seat] = setTimeout(
      () => void actAsBot(seat, game.gameId, next.act),
      Math.max(next.at, retryAt[seat]) - Date.now(),
    );
  }

  async function actAsBot(seat: Index, id: string, next: BotAction): Promise<void> {
    isActing[seat] = true;
    await perform(seat, id, next);
    isActing[seat] = false;
    scheduleBotAct(seat);
  }

  function perform(seat: Index, id: string, next: BotAction): Promise<void> {
    switch (next.kind) {
      case 'answer':
        return act(seat, 'respondToInvite', {
          body: { gameId: id, accept: true, word: next.word },
        });
      case 'say': {
        const { roundNumber, word } = next;
        return act(seat, 'submitDanceWord', { body: { gameId: id, roundNumber, word } });
      }
      case 'decide':
        return act(seat, 'continueDecision', { body: { gameId: id, decision: next.decision } });
    }
  }

  function inGame(seat: Index, work: (game: Dance) => Promise<void>): Promise<void> {
    const { game } = store.get()[seat];
    return game ? work(game) : Promise.resolve();
  }

  const accept = (seat: Index): Promise<void> =>
    inGame(seat, (game) =>
      act(seat, 'respondToInvite', { body: { gameId: game.gameId, accept: true } }),
    );

  async function invite(): Promise<Dance> {
    const body = { invitedPlayer: seats[1].player.userId, gameConfig: botGameConfig };
    try {
      return (await send(0, 'inviteToDance', { body })).game;
    } catch (error) {
      const open = readExistingGameId(error);
      if (open === undefined) throw error;
      await send(0, 'abandonDance', { body: { gameId: open } });
      return (await send(0, 'inviteToDance', { body })).game;
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    listen() {
      isStopped = false;
      for (const seat of [0, 1] as const) if (store.get()[seat].role !== 'offline') listen(seat);
    },
    async begin() {
      for (const seat of [0, 1] as const) {
        awaited[seat] = undefined;
        updateSeat(seat, { game: undefined, revealedAt: {}, fault: undefined });
      }
      try {
        const game = await invite();
        gameId = game.gameId;
        applyGame(0, game);
        await refreshSeat(1);
      } catch (error) {
        showError(0, error);
      }
    },
    play(seat, role) {
      const wasAway = store.get()[seat].role === 'offline';
      awaited[seat] = undefined;
      updateSeat(seat, { role, fault: undefined });
      if (role === 'offline') {
        stopListening[seat]?.();
        updateSeat(seat, { isListening: false });
      } else if (wasAway) listen(seat);
      else void refreshSeat(seat);
      scheduleBotAct(seat);
    },
    answer: accept,
    say: (seat, word) =>
      inGame(seat, ({ gameId: id, roundNumber }) =>
        act(seat, 'submitDanceWord', { body: { gameId: id, roundNumber, word } }),
      ),
    agree: (seat) =>
      inGame(seat, ({ gameId: id, rounds }) =>
        act(seat, 'thatCounts', { body: { gameId: id, roundNumber: rounds.length } }),
      ),
    decide: (seat, decision) =>
      inGame(seat, (game) =>
        act(seat, 'continueDecision', { body: { gameId: game.gameId, decision } }),
      ),
    leave: (seat) =>
      inGame(seat, (game) => act(seat, 'abandonDance', { body: { gameId: game.gameId } })),
    stop,
  };
}

type Timer = ReturnType<typeof setTimeout>;
type Task = { task: string; since: number };
export type LogContent =
  | { kind: 'call'; call: CallLogEntry }
  | { kind: 'signal'; signal: Signal }
  | { kind: 'stream'; isOpen: boolean };
type DanceCall = {
  [Name in CallName]: CallReply<Name> extends { game: Dance } ? Name : never;
}[CallName];
