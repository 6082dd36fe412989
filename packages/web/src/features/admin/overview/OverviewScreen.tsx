import { Tabs } from '../../../ui/Tabs.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { useAddressChoice } from '../use-address.ts';
import { AuditTrail } from './AuditTrail.tsx';
import { ComingPuzzles } from './ComingPuzzles.tsx';
import { Now } from './Now.tsx';

const views = ['now', 'puzzles', 'trail'] as const;

function OverviewScreen() {
  const [view, setView] = useAddressChoice('show', views, 'now');
  return (
    <AdminPage title="Overview" lead="How things are right now, and the way to everything else.">
      <Tabs
        label="Overview"
        chosen={view}
        onChoose={setView}
        tabs={[
          { id: 'now', name: 'Now', panel: <Now /> },
          { id: 'puzzles', name: 'Coming puzzles', panel: <ComingPuzzles /> },
          { id: 'trail', name: 'Audit trail', panel: <AuditTrail /> },
        ]}
      />
    </AdminPage>
  );
}

export { OverviewScreen as Component };
