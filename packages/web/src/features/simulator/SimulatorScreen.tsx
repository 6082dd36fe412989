import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { Fault } from '../../ui/modals/Fault.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SimulationView } from './SimulationView.tsx';
import { useSeats } from './use-seats.ts';
import styles from './wide.module.css';

const open = () => call('openSimulator');
const close = () => call('closeSimulator');

/** Both seats of a dance in one window. They count for nothing, and are gone when the page is left. */
function SimulatorScreen() {
  const { opened, isBusy, fault, open: openAnew } = useSeats(open, close);
  return (
    <Screen title="Two-player simulator">
      <div className={styles.wide}>
        <p>Two real seats on the real server. Play them yourself, or let bots do it.</p>
        <Fault>{fault}</Fault>
        {!opened && isBusy && <Skeleton look="card" />}
        {opened && (
          <SimulationView
            key={opened.seats[0].token}
            seats={opened.seats}
            roles={['you', 'normal']}
          />
        )}
        <Button look="outline" size="small" isBusy={isBusy} onClick={() => openAnew()}>
          New seats
        </Button>
      </div>
    </Screen>
  );
}

export { SimulatorScreen as Component };
