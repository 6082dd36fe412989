import { believedPlayer } from '../../../api/identity.ts';
import { usePlayer } from '../../../api/player.ts';
import { kept } from '../../../platform/kept.ts';
import { useStore } from '../../../platform/store.ts';
import { hasPasskeys } from '../passkey.ts';
import { Facts } from './Facts.tsx';
import { log } from './log-lines.ts';
import { Section } from './Section.tsx';

export function BrowserThinks() {
  const { displayName, kind } = usePlayer();
  // What is kept changes without telling; every transition ends with a line in the log.
  useStore(log);
  return (
    <Section title="What the browser thinks">
      <Facts
        facts={{
          'x-user-id': believedPlayer() ?? 'nobody',
          shownAs: `${displayName} (${kind})`,
          authenticated: kept.read('authenticated'),
          isAdmin: kept.read('isAdmin'),
          online: navigator.onLine,
          passkeys: hasPasskeys() ? 'possible' : 'not in this browser',
        }}
      />
    </Section>
  );
}
