import type { Swarm } from '@bee-jinx/contract/browser';
import { HoneyBurst } from '../../../domain/play/HoneyBurst.tsx';
import { JinxScene } from '../../../domain/play/JinxScene.tsx';
import layout from '../../../domain/play/layout.module.css';
import { NoJinxScene } from '../../../domain/play/NoJinxScene.tsx';
import { MindMap } from '../../../domain/swarm/MindMap.tsx';
import { PathComb } from '../../../domain/swarm/PathComb.tsx';
import { capitalize } from '../../../domain/swarm/seat-view.ts';
import { seatIdOf, toPath, toSeatView } from '../../../domain/swarm/shown-swarm.ts';
import { swarmPath, swarmReplayPath } from '../../../domain/swarm/swarm-paths.ts';
import { useNavigate } from '../../../platform/router/router-context.tsx';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { CopyField } from '../../../ui/copy-field/CopyField.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { SectionHead } from '../../../ui/layout/SectionHead.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { SeatRows } from '../lobby/SeatRows.tsx';
import { useRematchSwarm } from '../swarm-commands.ts';
import { outcomeLine, outcomeTitle, seatName } from '../swarm-texts.ts';
import { PostToHive } from './PostToHive.tsx';
import { ShareSwarm } from './ShareSwarm.tsx';
import styles from './SwarmResult.module.css';

/** What comes after: who thought like whom, share, replay, once more. */
export function SwarmResult({ swarm }: { swarm: Swarm }) {
  const { outcome, minds = [], rounds, replayId } = swarm;
  const title = outcomeTitle(swarm);
  const word = rounds.at(-1)?.camps[0]?.word;
  const me = swarm.seats.find(({ isMe }) => isMe);
  const isAtTable = me !== undefined && me.state !== 'removed';
  return (
    <div className={layout.screen}>
      <div className={layout.resultStage} data-done="true">
        {outcome === 'jinx' && <HoneyBurst />}
        {outcome === 'jinx' && word !== undefined ? (
          <JinxScene
            word={word}
            heading={
              <h1 ref={focusOnMount} tabIndex={-1} className={styles.title}>
                {title}
              </h1>
            }
          >
            {outcomeLine(swarm)}
          </JinxScene>
        ) : (
          <NoJinxScene pose={outcome === 'abandoned' ? 'waving' : 'asleep'} isCompact title={title}>
            {outcomeLine(swarm)}
          </NoJinxScene>
        )}
      </div>
      <div className={styles.side}>
        <VisuallyHidden as="p" role="status">
          {`${title}. ${outcomeLine(swarm)}`}
        </VisuallyHidden>
        {isAtTable && <Rematch swarm={swarm} />}
        {rounds.length > 0 && (
          <>
            {isAtTable && <ShareSwarm swarm={swarm} />}
            {minds.length > 0 && (
              <Stack as="section" gap={3}>
                <SectionHead>Who thought like whom</SectionHead>
                <MindMap
                  seats={mappedSeats(swarm)}
                  nearness={minds.map(({ seats: [a, b], nearness }) => ({
                    a: seatIdOf(a),
                    b: seatIdOf(b),
                    nearness,
                  }))}
                />
              </Stack>
            )}
            <Disclosure
              storageKey="swarm.path"
              title="The path"
              summary={rounds.length === 1 ? '1 round' : `${rounds.length} rounds`}
              isOpenAtFirst
            >
              <PathComb cells={toPath(rounds)} />
            </Disclosure>
            <Stack as="section" gap={3}>
              <SectionHead>Everybody</SectionHead>
              <SeatRows swarm={swarm} lineOf={(seat) => resultLine(swarm, seat)} />
            </Stack>
            {isAtTable && <PostToHive swarm={swarm} />}
            {replayId !== undefined && (
              <CopyField
                label="Link to the replay"
                value={new URL(swarmReplayPath(replayId), location.href).href}
              />
            )}
          </>
        )}
        <ButtonLink to="/jinx/swarm" variant="outline">
          My swarms
        </ButtonLink>
      </div>
    </div>
  );
}

const mappedSeats = ({ seats, minds = [] }: Swarm) =>
  seats
    .filter(({ seat }) => minds.some((one) => one.seats.includes(seat)))
    .map((seat) => toSeatView(seat));

function resultLine({ seats, rounds }: Swarm, { result }: Swarm['seats'][number]): string {
  if (!result || result.said === 0) return 'Said no word';
  const nearest = seats.find(({ seat }) => seat === result.nearest);
  const together = `In the largest camp in ${result.inLargest} of ${rounds.length}`;
  return nearest ? `${together}. Thought most like ${seatName(nearest)}.` : `${together}.`;
}

/** Whoever is first opens the room; one tap seats the others there. */
function Rematch({ swarm }: { swarm: Swarm }) {
  const navigate = useNavigate();
  const { run, isBusy, fault } = useRematchSwarm(swarm);
  const { rematch } = swarm;
  if (swarm.pace === 'days') return null;
  const open = (code: string) => void navigate(swarmPath(code));
  return (
    <Stack gap={3}>
      {rematch && <p role="status">The table is laid again.</p>}
      <Button
        isBusy={isBusy}
        onClick={() =>
          run(undefined, {
            onSuccess: ({ swarm: next }) => open(next.code),
            // Its own page says why there is no seat: it is full, or over.
            onError: () => rematch && open(rematch.code),
          })
        }
      >
        {rematch ? 'Take your seat' : 'Once more with everybody'}
      </Button>
      <Fault>{fault && capitalize(fault)}</Fault>
    </Stack>
  );
}
