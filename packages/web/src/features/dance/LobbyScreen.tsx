import { useSearchParams } from '../../platform/search-params.ts';
import { OpenInvite } from './invite/OpenInvite.tsx';
import { Lobby } from './lobby/Lobby.tsx';

/** The link of an open invite leads here too. */
function LobbyScreen() {
  const [address] = useSearchParams();
  const invited = address.get('invite');
  return invited ? <OpenInvite key={invited} gameId={invited} /> : <Lobby />;
}

export { LobbyScreen as Component };
