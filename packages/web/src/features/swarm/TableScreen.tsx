import type { Swarm } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { isServerUnavailable } from '../../api/call-error.ts';
import { swarmQuery } from '../../domain/swarm/swarm.ts';
import { useSwarmMoment } from '../../domain/swarm/use-swarm-moment.ts';
import { useParams } from '../../platform/router/router-context.tsx';
import { usePollInterval } from '../../platform/use-poll-interval.ts';
import { LoadingScreen } from '../../ui/loading-screen/LoadingScreen.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { SwarmUnavailable } from './SwarmScreen.tsx';
import { useWatchSwarm } from './swarm-queries.ts';
import { TableEnd } from './table/TableEnd.tsx';
import { TableGame } from './table/TableGame.tsx';
import { TableLobby } from './table/TableLobby.tsx';

/** The large screen that all look at. It shows nothing that isn't out. */
function TableScreen() {
  const { code = '' } = useParams();
  return <TableLoader key={code} code={code} />;
}

function TableLoader({ code }: { code: string }) {
  const refetchInterval = usePollInterval();
  const { data: swarm, error, refetch } = useQuery({ ...swarmQuery(code), refetchInterval });
  useTitle(`Table ${swarm?.code ?? ''} · Bee Jinx`);
  if (swarm && (!error || isServerUnavailable(error))) return <Table swarm={swarm} />;
  if (!error) return <LoadingScreen />;
  return <SwarmUnavailable error={error} onRetry={() => void refetch()} />;
}

function Table({ swarm }: { swarm: Swarm }) {
  const moment = useSwarmMoment(swarm);
  const { shown, revealing } = moment;
  const isWatching = swarm.mySeat === undefined && swarm.status !== 'over';
  useWatchSwarm(swarm.code, isWatching);
  if (shown.status === 'gathering') return <TableLobby swarm={shown} />;
  if (shown.status === 'over' && !revealing) return <TableEnd swarm={shown} />;
  return <TableGame moment={moment} />;
}

export { TableScreen as Component };
