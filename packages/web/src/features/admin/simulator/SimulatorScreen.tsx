import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { SimulationView } from '../../simulator/SimulationView.tsx';
import { useSeats } from '../../simulator/use-seats.ts';
import { AdminPage } from '../AdminPage.tsx';

const open = () => call('openSimulator');
const close = () => call('closeSimulator');

/** Both seats of a dance in one window. They count for nothing, and are gone when the page is left. */
function SimulatorScreen() {
  const { opened, isBusy, fault, open: openAnew } = useSeats(open, close);
  return (
    <AdminPage
      title="Two-player simulator"
      lead="Two real seats on the real server. Play them yourself, or let bots do it."
      actions={
        <Button look="outline" size="small" isBusy={isBusy} onClick={() => openAnew()}>
          New seats
        </Button>
      }
    >
      <Fault>{fault}</Fault>
      {!opened && isBusy && <Skeleton look="card" />}
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
