import { getCurrentPlayerId } from '../../../api/identity.ts';
import { usePlayer } from '../../../domain/account/player.ts';
import { safeLocalStorage } from '../../../platform/safe-storage.ts';
import { useStore } from '../../../platform/store.ts';
import { canUsePasskeys } from '../passkey.ts';
import { DescriptionList } from './DescriptionList.tsx';
import { Section } from './Section.tsx';
import { transitionLog } from './transition-log.ts';

export function BrowserState() {
  const { displayName, kind } = usePlayer();
  // What is kept changes without telling; every transition ends with a line in the log.
  useStore(transitionLog);
  return (
    <Section title="What the browser thinks">
      <DescriptionList
        facts={{
          'x-user-id': getCurrentPlayerId() ?? 'nobody',
          shownAs: `${displayName} (${kind})`,
          authenticated: safeLocalStorage.read('authenticated'),
          isAdmin: safeLocalStorage.read('isAdmin'),
          online: navigator.onLine,
          passkeys: canUsePasskeys() ? 'possible' : 'not in this browser',
        }}
      />
    </Section>
  );
}
