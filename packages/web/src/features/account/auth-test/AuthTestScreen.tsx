import { Screen } from '../../../ui/Screen.tsx';
import { BrowserThinks } from './BrowserThinks.tsx';
import { Log } from './Log.tsx';
import { ServerThinks } from './ServerThinks.tsx';
import { Transitions } from './Transitions.tsx';

/** For developers: who I am on both sides, and each transition by a button. */
function AuthTestScreen() {
  return (
    <Screen title="Sign-in test">
      <ServerThinks />
      <BrowserThinks />
      <Transitions />
      <Log />
    </Screen>
  );
}

export { AuthTestScreen as Component };
