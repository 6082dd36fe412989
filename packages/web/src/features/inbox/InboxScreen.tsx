import { Screen } from '../../ui/screen/Screen.tsx';
import { InboxList } from './InboxList.tsx';

function InboxScreen() {
  return (
    <Screen title="Inbox">
      <InboxList />
    </Screen>
  );
}

export { InboxScreen as Component };
