import { Screen } from '../../../ui/screen/Screen.tsx';
import { BrowserState } from './BrowserState.tsx';
import { Log } from './Log.tsx';
import { ServerState } from './ServerState.tsx';
import { Transitions } from './Transitions.tsx';

/** For developers: who I am on both sides, and each transition by a button. */
function AuthTestScreen() {
  return (
    <Screen title="Sign-in test">
      <ServerState />
      <BrowserState />
      <Transitions />
      <Log />
    </Screen>
  );
}

export { AuthTestScreen as Component };
