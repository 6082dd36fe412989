import { HoneyBurst } from '../../../domain/play/HoneyBurst.tsx';
import { PathComb } from '../../../domain/swarm/PathComb.tsx';
import { SwarmBoard } from '../../../domain/swarm/SwarmBoard.tsx';
import { toBoardSeats, toCamps, toPath } from '../../../domain/swarm/shown-swarm.ts';
import type { SwarmMoment } from '../../../domain/swarm/use-swarm-moment.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { RoundClock } from '../game/RoundClock.tsx';
import { useRevealEffects } from '../game/use-reveal-effects.ts';
import { revealSentence, waitingLine } from '../swarm-texts.ts';
import { TableFrame } from './TableFrame.tsx';
import styles from './table.module.css';
import { useBoardShape } from './use-board-shape.ts';

/** A round on the large screen: seats sealing, words flying to camps, and the path that grows. */
export function TableGame({ moment }: { moment: SwarmMoment }) {
  const { shown, phase, revealing } = moment;
  const shape = useBoardShape();
  useRevealEffects({ phase, isSealed: false, isInCamp: false });
  const round = revealing?.round ?? shown.round;
  const cells = toPath(revealing && phase !== 'pairing' ? shown.rounds.slice(0, -1) : shown.rounds);
  return (
    <TableFrame
      swarm={shown}
      title={`Round ${round} of ${shown.settings.rounds}`}
      beside={
        <span className={styles.clock}>
          <RoundClock swarm={shown} isMyTurn={false} isHidden={revealing !== undefined} />
        </span>
      }
      side={
        <section className={styles.section}>
          <h2 className={styles.heading}>The path</h2>
          {cells.length > 0 ? (
            <PathComb cells={cells} />
          ) : (
            <p className={styles.line}>Each round is a cell. Agree, and it fills with honey.</p>
          )}
          <p className={styles.join}>
            Come in late: <b>{shown.code}</b>
          </p>
        </section>
      }
    >
      <div className={styles.board} data-shape={shape}>
        <SwarmBoard
          shape={shape}
          phase={phase}
          round={round}
          pair={revealing?.pair ?? shown.pair}
          // All read it, so nobody is "you".
          seats={toBoardSeats(shown, round, revealing).map((seat) => ({ ...seat, isYou: false }))}
          camps={revealing ? toCamps(revealing) : []}
          next={revealing?.next}
        />
        {phase === 'jinx' && (
          <>
            <HoneyBurst />
            <p className={styles.shout} aria-hidden="true">
              Swarm jinx!
            </p>
          </>
        )}
      </div>
      <VisuallyHidden as="p" role="status">
        {revealing ? revealSentence(shown, revealing) : waitingLine(shown)}
      </VisuallyHidden>
    </TableFrame>
  );
}
