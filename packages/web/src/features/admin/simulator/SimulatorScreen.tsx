import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { SimulationView } from '../../simulator/SimulationView.tsx';
import { closeSimulator, openSimulator } from '../../simulator/seat.ts';
import { useSeats } from '../../simulator/use-seats.ts';
import { AdminPage } from '../AdminPage.tsx';

/** Both seats of a dance in one window. They count for nothing, and are gone when the page is left. */
function SimulatorScreen() {
  const { opened, isBusy, fault, open } = useSeats(openSimulator, closeSimulator);
  return (
    <AdminPage
      title="Two-player simulator"
      lead="Two real seats on the real server. Play them yourself, or let bots do it."
      actions={
        <Button variant="outline" size="small" isBusy={isBusy} onClick={() => open()}>
          New seats
        </Button>
      }
    >
      <Fault>{fault}</Fault>
      {!opened && isBusy && <Skeleton variant="card" />}
      {opened && (
        <SimulationView
          key={opened.seats[0].token}
          seats={opened.seats}
          roles={['you', 'normal']}
        />
      )}
    </AdminPage>
  );
}

export { SimulatorScreen as Component };
