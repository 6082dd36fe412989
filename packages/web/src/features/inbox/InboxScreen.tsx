import { Screen } from '../../ui/Screen.tsx';
import { InboxList } from './InboxList.tsx';

function InboxScreen() {
  return (
    <Screen title="Inbox">
      <InboxList />
    </Screen>
  );
}

export { InboxScreen as Component };
