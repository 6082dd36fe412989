import { Screen } from '../../ui/Screen.tsx';
import { Feed } from './Feed.tsx';

function BuzzScreen() {
  return (
    <Screen title="Buzz">
      <Feed />
    </Screen>
  );
}

export { BuzzScreen as Component };
