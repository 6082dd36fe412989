import type { Swarm } from '@bee-jinx/contract/browser';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { useTurnSwarm } from '../swarm-commands.ts';
import { awaitedIn } from '../swarm-texts.ts';

/** For the host of a table without a clock, once there are words to turn over. */
export function TurnWithoutThem({ swarm }: { swarm: Swarm }) {
  const { run, isBusy, fault } = useTurnSwarm(swarm);
  const sealed = swarm.seats.filter(({ hasSealed }) => hasSealed).length;
  const missing = awaitedIn(swarm).length;
  const hasClock = swarm.pace === 'days' || swarm.settings.wordSeconds !== null;
  if (!swarm.isHost || hasClock || sealed < 2 || missing === 0) return null;
  return (
    <>
      <Button look="stage" size="small" isBusy={isBusy} onClick={() => run()}>
        Turn over without {missing === 1 ? 'the last one' : `the other ${missing}`}
      </Button>
      <Fault>{fault}</Fault>
    </>
  );
}
