import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from '../../platform/store.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { revealSkew } from './reveal-skew.ts';
import { SeatPanel } from './SeatPanel.tsx';
import styles from './SimulationView.module.css';
import type { Role, Seat } from './seat.ts';
import { createSimulation } from './simulation.ts';

interface SimulationViewProps {
  seats: readonly [Seat, Seat];
  roles: readonly [Role, Role];
  children?: (gameId: string | undefined) => ReactNode;
}

export function SimulationView({ seats, roles, children }: SimulationViewProps) {
  const [simulation] = useState(() => createSimulation(seats, roles));
  useEffect(() => {
    simulation.listen();
    return simulation.stop;
  }, [simulation]);
  const states = useStore(simulation);
  const skew = revealSkew(states);
  return (
    <Stack gap={5}>
      <div className={styles.acts}>
        <Button size="small" onClick={() => void simulation.begin()}>
          New dance
        </Button>
        {children?.(states[0].game?.gameId)}
        {skew && (
          <p role="status">
            Both saw round {skew.round} within <b>{skew.ms} ms</b>.
          </p>
        )}
      </div>
      <div className={styles.seats}>
        {([0, 1] as const).map((seat) => (
          <SeatPanel
            key={seats[seat].player.userId}
            seat={seats[seat]}
            state={states[seat]}
            onPlay={(role) => simulation.play(seat, role)}
            onAnswer={() => void simulation.answer(seat)}
            onSay={(word) => void simulation.say(seat, word)}
            onAgree={() => void simulation.agree(seat)}
            onDecide={(decision) => void simulation.decide(seat, decision)}
            onLeave={() => void simulation.leave(seat)}
          />
        ))}
      </div>
    </Stack>
  );
}
