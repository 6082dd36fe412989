import type { Signal, Swarm } from '@bee-jinx/contract/browser';
import { type BotScenario, isSeated, nextSwarmBotWord } from '@bee-jinx/game';
import { errorMessage } from '../../api/error-message.ts';
import { createStore, type ReadableStore } from '../../platform/store.ts';
import { callAsSeat, type Seat } from './seat.ts';
import { listenAsSeat } from './seat-signals.ts';
import type { LogContent, LogLine } from './simulation.ts';

export interface BotState {
  userId: string;
  name: string;
  scenario: BotScenario;
  fault: string | undefined;
}

interface SwarmSimulationState {
  /** As the first bot sees it: all see the same, but for their own word. */
  swarm: Swarm | undefined;
  bots: readonly BotState[];
  log: readonly LogLine[];
}

export interface SwarmSimulation extends ReadableStore<SwarmSimulationState> {
  /** All sit down, listen and play. */
  start(): void;
  play(userId: string, scenario: BotScenario): void;
  stop(): void;
}

interface Transport {
  callAs: typeof callAsSeat;
  listenAs: typeof listenAsSeat;
}

const maxLogLines = 60;
const retryDelayMs = 2000;

/**
 * Bots at one table. The first of them listens for all: a browser opens only six connections to a server, and what is
 * public of a round is enough to know whose turn it is.
 */
export function createSwarmSimulation(
  code: string,
  seats: readonly Seat[],
  transport: Transport = { callAs: callAsSeat, listenAs: listenAsSeat },
): SwarmSimulation {
  const store = createStore<SwarmSimulationState>({
    swarm: undefined,
    bots: seats.map(({ player: { userId, displayName: name } }) => ({
      userId,
      name,
      scenario: 'normal',
      fault: undefined,
    })),
    log: [],
  });
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** Since when each bot is awaited, and for which round. */
  const awaited = new Map<string, { round: number; since: number }>();
  /** After a failed call, in case the server is down. */
  const retryAt = new Map<string, number>();
  const params = { swarm: code };
  let isStopped = true;
  let stopListening = () => {};
  let lines = 0;

  function updateBot(userId: string, change: Partial<BotState>): void {
    const state = store.get();
    const bots = state.bots.map((bot) => (bot.userId === userId ? { ...bot, ...change } : bot));
    store.set({ ...state, bots });
  }

  function log(content: LogContent): void {
    lines += 1;
    const line = { ...content, id: lines, at: Date.now() } as LogLine;
    store.set({ ...store.get(), log: [line, ...store.get().log].slice(0, maxLogLines) });
  }

  /** Shows a refusal at its seat. Returns whether the call was answered. */
  async function act(seat: Seat, send: () => Promise<{ swarm: Swarm }>): Promise<boolean> {
    const { userId } = seat.player;
    try {
      const { swarm } = await send();
      updateBot(userId, { fault: undefined });
      show(swarm);
      return true;
    } catch (error) {
      updateBot(userId, { fault: errorMessage(error) });
      return false;
    }
  }

  function show(swarm: Swarm): void {
    const before = store.get().swarm;
    if (isStopped || (before && before.version > swarm.version)) return;
    store.set({ ...store.get(), swarm });
    for (const [index, seat] of seats.entries()) schedule(seat, index);
  }

  const note = (entry: Extract<LogContent, { kind: 'call' }>['call']) =>
    log({ kind: 'call', call: entry });

  const sit = (seat: Seat) =>
    act(seat, () => transport.callAs(seat, 'you', 'joinSwarm', { params, body: {} }, note));

  async function refresh(): Promise<void> {
    const [first] = seats;
    if (!first || isStopped) return;
    await act(first, () => transport.callAs(first, 'you', 'readSwarm', { params }, note));
  }

  function schedule(seat: Seat, index: number): void {
    const { userId } = seat.player;
    clearTimeout(timers.get(userId));
    const { swarm, bots } = store.get();
    const scenario = bots[index]?.scenario;
    const mine = swarm?.seats.find((one) => one.userId === userId);
    if (isStopped || !swarm || !mine || !scenario) return;
    const { round } = swarm;
    const myTurn =
      swarm.status === 'playing' && isSeated(mine) && mine.fromRound <= round && !mine.hasSealed;
    if (!myTurn) return;
    if (awaited.get(userId)?.round !== round) awaited.set(userId, { round, since: Date.now() });
    const used = [...swarm.rounds.flatMap(({ pair }) => pair), ...(swarm.pair ?? [])];
    const view = { round, pair: swarm.pair ?? null, myTurn, used };
    const since = awaited.get(userId)?.since ?? Date.now();
    const next = nextSwarmBotWord({ scenario, seed: index * 7 }, view, since);
    if (!next) return;
    const say = async () => {
      const body = { round: next.round, word: next.word };
      const isDone = await act(seat, () =>
        transport.callAs(seat, scenario, 'sayInSwarm', { params, body }, note),
      );
      if (isDone) return;
      retryAt.set(userId, Date.now() + retryDelayMs);
      schedule(seat, index);
    };
    const at = Math.max(next.at, retryAt.get(userId) ?? 0);
    timers.set(
      userId,
      setTimeout(() => void say(), Math.max(0, at - Date.now())),
    );
  }

  async function sitAllDown(): Promise<void> {
    for (const seat of seats) if (!isStopped) await sit(seat);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    start() {
      isStopped = false;
      const [first] = seats;
      if (!first) return;
      stopListening = transport.listenAs(first, {
        isOpen: (isOpen) => {
          log({ kind: 'stream', isOpen });
          if (isOpen && store.get().swarm) void refresh();
        },
        signal: (signal: Signal) => {
          log({ kind: 'signal', signal });
          if (signal.topic === 'swarm' && signal.id === code) void refresh();
        },
        onSessionEnded: () => stopListening(),
      });
      void sitAllDown();
    },
    play(userId, scenario) {
      awaited.delete(userId);
      updateBot(userId, { scenario, fault: undefined });
      const index = seats.findIndex(({ player }) => player.userId === userId);
      const seat = seats[index];
      if (seat) schedule(seat, index);
    },
    stop() {
      isStopped = true;
      stopListening();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
