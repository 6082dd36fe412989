import type { Swarm } from '@bee-jinx/contract/browser';
import { useEffect, useRef } from 'react';
import { MindMap } from '../../../domain/swarm/MindMap.tsx';
import { PathComb } from '../../../domain/swarm/PathComb.tsx';
import { capitalize } from '../../../domain/swarm/seat-view.ts';
import { seatIdOf, toPath, toSeatView } from '../../../domain/swarm/shown-swarm.ts';
import { tablePath } from '../../../domain/swarm/swarm-paths.ts';
import { useNavigate } from '../../../platform/router/router-context.tsx';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { Faces } from '../lobby/Faces.tsx';
import { outcomeLine, outcomeTitle, seatName } from '../swarm-texts.ts';
import { useTableShape } from '../use-board-shape.ts';
import { TableFrame } from './TableFrame.tsx';
import styles from './table.module.css';

/** What still fits in full size on one screen. */
const fewRounds = 4;
const fewSeats = 9;

/** The end on the large screen: how it went for the swarm and for each, and the map of minds. */
export function TableEnd({ swarm }: { swarm: Swarm }) {
  const { minds = [], rounds, seats, rematch } = swarm;
  const shape = useTableShape();
  useFollowRematch(rematch?.code);
  const word = swarm.outcome === 'jinx' ? rounds.at(-1)?.camps[0]?.word : undefined;
  const mapped = seats.filter(({ seat }) => minds.some((one) => one.seats.includes(seat)));
  const isSmall = mapped.length <= fewSeats;
  const [nearest] = minds;
  const nameOf = (id: number) => {
    const seat = seats.find((one) => one.seat === id);
    return seat ? seatName({ ...seat, isMe: false }) : 'somebody';
  };
  return (
    <TableFrame
      swarm={swarm}
      title={word === undefined ? outcomeTitle(swarm) : `${outcomeTitle(swarm)}: ${word}`}
      side={
        <section className={styles.section}>
          <h2 className={styles.heading}>The path</h2>
          <PathComb cells={toPath(rounds)} perRow={isSmall && rounds.length <= fewRounds ? 2 : 3} />
          {mapped.length > 0 && (
            <>
              <h2 className={styles.heading}>In the largest camp</h2>
              <Faces
                seats={mapped.map((seat) => ({ ...seat, isMe: false, isHere: true }))}
                size={isSmall ? 'table' : 'phone'}
                note={({ result }) => `${result?.inLargest ?? 0} of ${rounds.length}`}
              />
            </>
          )}
          {rematch && <ButtonLink to={tablePath(rematch.code)}>The next table</ButtonLink>}
        </section>
      }
    >
      <div className={styles.end} data-shape={shape}>
        <p className={styles.lead}>
          {outcomeLine(swarm)}{' '}
          {nearest &&
            `${capitalize(nameOf(nearest.seats[0]))} and ${nameOf(nearest.seats[1])} thought most alike.`}
        </p>
        {mapped.length > 0 && (
          <MindMap
            aspect={shape === 'wide' ? 1.9 : 0.9}
            seats={mapped.map((seat) => ({ ...toSeatView(seat), isYou: false }))}
            nearness={minds.map(({ seats: [a, b], nearness }) => ({
              a: seatIdOf(a),
              b: seatIdOf(b),
              nearness,
            }))}
          />
        )}
      </div>
      <VisuallyHidden as="p" role="status">
        {`${outcomeTitle(swarm)}. ${outcomeLine(swarm)}`}
      </VisuallyHidden>
    </TableFrame>
  );
}

/** A large screen has nobody who taps: it goes along as soon as somebody lays the next table. */
function useFollowRematch(code: string | undefined): void {
  const navigate = useNavigate();
  const known = useRef(code);
  useEffect(() => {
    if (code !== undefined && known.current === undefined) void navigate(tablePath(code));
  }, [code, navigate]);
}
