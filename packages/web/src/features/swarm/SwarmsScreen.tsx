import { parseSwarmCode } from '@bee-jinx/game';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../api/error-message.ts';
import { swarmPath } from '../../domain/swarm/swarm-paths.ts';
import { useNavigate } from '../../platform/router/router-context.tsx';
import { Bee } from '../../ui/bee/Bee.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { CodeForm } from '../../ui/code-form/CodeForm.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Column, Columns } from '../../ui/layout/Columns.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { RowLink } from '../../ui/row/Row.tsx';
import { RowList } from '../../ui/row/RowList.tsx';
import { RowLine, RowText } from '../../ui/row/RowText.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import styles from './SwarmsScreen.module.css';
import { useCreateSwarm } from './swarm-commands.ts';
import { mySwarmsQuery, swarmStatsQuery } from './swarm-queries.ts';
import { pastSwarmLine, pastSwarmTitle } from './swarm-texts.ts';

function SwarmsScreen() {
  const navigate = useNavigate();
  const create = useCreateSwarm();
  return (
    <Screen title="Swarm" art={<Bee pose="jinx" onStage />}>
      <Columns shares={[1, 1]}>
        <Column>
          <p>
            Three to twelve minds around one pair. Everybody seals a word, all turn over at once,
            and the two largest camps are the next pair. All the same word: swarm jinx.
          </p>
          <Stack gap={3}>
            <Button
              isBusy={create.isBusy}
              onClick={() =>
                create.run({}, { onSuccess: ({ swarm }) => void navigate(swarmPath(swarm.code)) })
              }
            >
              Start a swarm
            </Button>
            <Fault>{create.fault}</Fault>
          </Stack>
          <CodeForm
            label="Or the four letters of a table"
            addressOf={(typed) => {
              const code = parseSwarmCode(typed);
              return code && swarmPath(code);
            }}
            advice="A table has four letters, without vowels: HMXR, for example."
            go="Join the table"
          />
          <ButtonLink to="/jinx/dance" variant="outline">
            Just the two of us: dance
          </ButtonLink>
        </Column>
        <Column>
          <MySwarms />
          <SwarmFigures />
        </Column>
      </Columns>
    </Screen>
  );
}

function MySwarms() {
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(mySwarmsQuery);
  const swarms = data?.pages.flatMap((page) => page.swarms) ?? [];
  if (isPending) return <Skeleton variant="card" />;
  const fault = error && <Fault>{errorMessage(error)}</Fault>;
  if (swarms.length === 0) return fault;
  return (
    <>
      {fault}
      <RowList title="Your swarms">
        {swarms.map((swarm) => (
          <li key={swarm.swarmId}>
            <RowLink
              to={swarmPath(swarm.status === 'over' ? swarm.swarmId : swarm.code)}
              isDue={swarm.myTurn}
              mark={<span className={styles.count}>{swarm.minds}</span>}
              end={<Icon name="forward" />}
            >
              <RowText name={pastSwarmTitle(swarm)}>
                <RowLine>{pastSwarmLine(swarm)}</RowLine>
              </RowText>
            </RowLink>
          </li>
        ))}
      </RowList>
      {hasNextPage && (
        <Button variant="outline" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Earlier ones
        </Button>
      )}
    </>
  );
}

function SwarmFigures() {
  const { data: stats } = useQuery(swarmStatsQuery);
  if (!stats || stats.swarms === 0) return null;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>Swarms</dt>
        <dd>{stats.swarms}</dd>
      </div>
      <div>
        <dt>Swarm jinxes</dt>
        <dd>{stats.jinxes}</dd>
      </div>
      <div>
        <dt>In the largest camp</dt>
        <dd>{stats.inLargestRate} %</dd>
      </div>
    </dl>
  );
}

export { SwarmsScreen as Component };
