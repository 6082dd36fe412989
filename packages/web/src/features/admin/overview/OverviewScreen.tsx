import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { useSearchParamChoice } from '../use-search-param.tsx';
import { AuditTrail } from './AuditTrail.tsx';
import { ComingPuzzles } from './ComingPuzzles.tsx';
import { OverviewSummary } from './OverviewSummary.tsx';

const views = ['now', 'puzzles', 'trail'] as const;

function OverviewScreen() {
  const [view, setView] = useSearchParamChoice('show', views, 'now');
  return (
    <AdminPage title="Overview" lead="How things are right now, and the way to everything else.">
      <Tabs
        label="Overview"
        chosen={view}
        onChoose={setView}
        tabs={[
          { id: 'now', name: 'Now', panel: <OverviewSummary /> },
          { id: 'puzzles', name: 'Coming puzzles', panel: <ComingPuzzles /> },
          { id: 'trail', name: 'Audit trail', panel: <AuditTrail /> },
        ]}
      />
    </AdminPage>
  );
}

export { OverviewScreen as Component };
