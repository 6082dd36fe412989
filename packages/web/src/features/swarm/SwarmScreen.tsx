import type { Swarm } from '@bee-jinx/contract/browser';
import { isSeated } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isServerUnavailable } from '../../api/call-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { swarmQuery } from '../../domain/swarm/swarm.ts';
import { useSwarmMoment } from '../../domain/swarm/use-swarm-moment.ts';
import { lazyModule, useLazyModule } from '../../platform/lazy-module.ts';
import { useParams } from '../../platform/router/router-context.tsx';
import { usePollInterval } from '../../platform/use-poll-interval.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { useFocusAfterViewChange } from '../../ui/focus-heading.ts';
import { LoadingScreen } from '../../ui/loading-screen/LoadingScreen.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { useTitle } from '../../ui/use-title.ts';
import { SwarmStage } from './game/SwarmStage.tsx';
import { useTrackSwarm } from './game/track-swarm.ts';
import { JoinTable } from './lobby/JoinTable.tsx';
import { Lobby } from './lobby/Lobby.tsx';
import { useSeatNews } from './seat-news.ts';
import { useWatchSwarm } from './swarm-queries.ts';

const resultModule = lazyModule(() => import('./result/SwarmResult.tsx'));

function SwarmScreen() {
  const { code = '' } = useParams();
  return <SwarmLoader key={code} code={code} />;
}

function SwarmLoader({ code }: { code: string }) {
  const refetchInterval = usePollInterval();
  const { data: swarm, error, refetch } = useQuery({ ...swarmQuery(code), refetchInterval });
  useTitle(`${swarm ? `Swarm ${swarm.code}` : 'Swarm'} · Bee Jinx`);
  // A refusal replaces the table at once; without a connection it stays as it stood.
  if (swarm && (!error || isServerUnavailable(error))) return <AtTheTable swarm={swarm} />;
  if (!error) return <LoadingScreen />;
  return <SwarmUnavailable error={error} onRetry={() => void refetch()} />;
}

export function SwarmUnavailable({ error, onRetry }: { error: unknown; onRetry(): void }) {
  return (
    <Screen title={isServerUnavailable(error) ? 'The bee isn’t answering' : 'No table here'}>
      <Fault>{errorMessage(error)}</Fault>
      {isServerUnavailable(error) && <Button onClick={onRetry}>Try again</Button>}
      <ButtonLink to="/jinx/swarm" variant="outline">
        Another swarm
      </ButtonLink>
    </Screen>
  );
}

function AtTheTable({ swarm }: { swarm: Swarm }) {
  const moment = useSwarmMoment(swarm);
  const { shown, revealing } = moment;
  const me = shown.seats.find(({ isMe }) => isMe);
  const isAtTable = me !== undefined && isSeated(me);
  const isOver = shown.status === 'over' && !revealing;
  const isWatching = !isAtTable && shown.status !== 'over';
  useWatchSwarm(swarm.code, isWatching);
  useTrackSwarm(shown);
  useSeatNews(shown, (text) => {
    if (isAtTable) showToast({ text });
  });
  useEffect(() => {
    if (shown.status !== 'gathering') resultModule.prefetch();
  }, [shown.status]);
  const seatedView = shown.status === 'gathering' ? 'lobby' : 'stage';
  useFocusAfterViewChange(isAtTable ? seatedView : me?.state === 'removed' ? 'removed' : 'join');
  const result = useLazyModule(resultModule, isOver);
  if (isOver) return result ? <result.SwarmResult swarm={shown} /> : <LoadingScreen />;
  if (me?.state === 'removed') return <Removed />;
  if (!isAtTable) return <JoinTable swarm={shown} />;
  if (shown.status === 'gathering') return <Lobby swarm={shown} />;
  return <SwarmStage moment={moment} />;
}

function Removed() {
  return (
    <Screen title="The table goes on">
      <p>The host has taken your seat away. There is always another swarm.</p>
      <ButtonLink to="/jinx/swarm">Start a swarm of your own</ButtonLink>
    </Screen>
  );
}

export { SwarmScreen as Component };
