import type { CallReply, Swarm } from '@bee-jinx/contract/browser';
import { type BotScenario, botScenarios } from '@bee-jinx/game';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import { swarmPath, tablePath } from '../../../domain/swarm/swarm-paths.ts';
import { useStore } from '../../../platform/store.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Inline, Stack } from '../../../ui/layout/Stack.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { SeatLog } from '../../simulator/SeatLog.tsx';
import { closeSwarmSeats, openSwarmSeats } from '../../simulator/seat.ts';
import {
  type BotState,
  createSwarmSimulation,
  type SwarmSimulation,
} from '../../simulator/swarm-simulation.ts';
import { useSeats } from '../../simulator/use-seats.ts';
import { AdminTable } from '../AdminTable.tsx';
import { createTable, startTable } from './swarm-report-queries.ts';

const mostBots = 11;

/** Bots at a table of one's own. They count for nothing, and are gone when the page is left. */
export function SwarmSimulator() {
  const [count, setCount] = useState('5');
  const [round, setRound] = useState(0);
  const bots = Math.min(mostBots, Math.max(1, Math.trunc(Number(count)) || 1));
  return (
    <Stack gap={4}>
      <p>
        A table with you as its host, and bots on the real server. Play your own seat, and look at
        the large screen, in other tabs while this page is open.
      </p>
      <Inline gap={3} align="end">
        <TextField
          label="Bots"
          hint={`1 to ${mostBots}`}
          inputMode="numeric"
          value={count}
          onChange={({ currentTarget }) => setCount(currentTarget.value)}
        />
        <Button size="small" onClick={() => setRound(round + 1)}>
          {round === 0 ? 'Open a table' : 'Another table'}
        </Button>
      </Inline>
      {round > 0 && <BotTable key={round} bots={bots} />}
    </Stack>
  );
}

interface OpenedTable {
  swarm: Swarm;
  seats: CallReply<'openSwarmSeats'>['seats'];
}

function BotTable({ bots }: { bots: number }) {
  // A later change of the number is for the next table.
  const [count] = useState(bots);
  const { opened, fault } = useSeats(async (): Promise<OpenedTable> => {
    const { seats } = await openSwarmSeats(count);
    const { swarm } = await createTable();
    return { swarm, seats };
  }, closeSwarmSeats);
  return (
    <>
      <Fault>{fault}</Fault>
      {!opened && !fault && <Skeleton variant="card" />}
      {opened && <RunningTable table={opened} />}
    </>
  );
}

function RunningTable({ table: { swarm, seats } }: { table: OpenedTable }) {
  const [simulation] = useState(() => createSwarmSimulation(swarm.code, seats));
  useEffect(() => {
    simulation.start();
    return simulation.stop;
  }, [simulation]);
  const state = useStore(simulation);
  const start = useMutation({ mutationFn: () => startTable(swarm.code) });
  const shown = state.swarm ?? swarm;
  return (
    <Stack gap={4}>
      <p role="status">
        Table <b>{swarm.code}</b>: {tableLine(shown)}
      </p>
      <Inline gap={3}>
        {shown.status === 'gathering' && (
          <Button size="small" isBusy={start.isPending} onClick={() => start.mutate()}>
            Start
          </Button>
        )}
        <ButtonLink size="small" variant="outline" to={swarmPath(swarm.code)} target="_blank">
          Your seat
        </ButtonLink>
        <ButtonLink size="small" variant="outline" to={tablePath(swarm.code)} target="_blank">
          The large screen
        </ButtonLink>
      </Inline>
      <Fault>{start.error ? errorMessage(start.error) : undefined}</Fault>
      <AdminTable
        caption="Bots"
        rows={state.bots}
        keyOf={({ userId }) => userId}
        empty="No bots."
        columns={[
          { header: 'Seat', value: 'name' },
          { header: 'Plays', cell: (bot) => <ScenarioChoice bot={bot} simulation={simulation} /> },
          { header: 'State', value: (bot) => botLine(bot, shown) },
        ]}
      />
      <SeatLog lines={state.log} />
    </Stack>
  );
}

const scenarioNames: Record<BotScenario, string> = {
  normal: 'normal, after 2 s',
  jinx: 'jinx, the same as the others of its kind',
  slow: 'slow, after 5 s',
  fast: 'fast, at once',
  error: 'error, every call fails',
  offline: 'offline, says nothing',
};

function ScenarioChoice({ bot, simulation }: { bot: BotState; simulation: SwarmSimulation }) {
  return (
    <select
      aria-label={`How ${bot.name} plays`}
      value={bot.scenario}
      onChange={({ currentTarget }) =>
        simulation.play(bot.userId, currentTarget.value as BotScenario)
      }
    >
      {botScenarios.map((scenario) => (
        <option key={scenario} value={scenario}>
          {scenarioNames[scenario]}
        </option>
      ))}
    </select>
  );
}

function tableLine({ status, round, settings, outcome, rounds }: Swarm): string {
  if (status === 'gathering') return 'gathering';
  if (status === 'over') return `over after ${rounds.length} rounds, ${outcome}`;
  return `round ${round} of ${settings.rounds}`;
}

function botLine({ userId, fault }: BotState, { seats }: Swarm): string {
  const seat = seats.find((one) => one.userId === userId);
  if (fault !== undefined) return fault;
  if (!seat) return 'comes';
  return seat.hasSealed ? 'sealed' : seat.state === 'in' ? 'at the table' : seat.state;
}
