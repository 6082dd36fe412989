import type { CSSProperties, ReactNode } from 'react';
import { initialOf } from '../../ui/avatar/avatar-face.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { HexCard } from '../play/HexCard.tsx';
import { Seal } from '../play/Seal.tsx';
import { type BoardShape, type LaidOutCamp, layOutBoard, type Spot } from './board-layout.ts';
import type { BoardPhase } from './reveal-timeline.ts';
import { SeatFace } from './SeatFace.tsx';
import styles from './SwarmBoard.module.css';
import type { SeatView } from './seat-view.ts';

export interface BoardSeat extends SeatView {
  hasSealed: boolean;
  /** Only once all are in. It lies face down until the cards turn. */
  word?: string | undefined;
}

interface SwarmBoardProps {
  shape: BoardShape;
  phase: BoardPhase;
  /** Cards of another round are other cards. */
  round: number;
  pair?: readonly [string, string] | undefined;
  seats: readonly BoardSeat[];
  /** Largest first. Empty until the words are out. */
  camps: readonly LaidOutCamp[];
  next?: readonly [string, string] | undefined;
  /** Beside a face, such as a reaction. */
  markOf?: (seatId: string) => ReactNode;
}

/** The pair, and a card for each seat. When words turn over, they fly to their camps, and camps to the next pair. */
export function SwarmBoard({
  shape,
  phase,
  round,
  pair,
  seats,
  camps,
  next,
  markOf,
}: SwarmBoardProps) {
  const seatIds = seats.map(({ seatId }) => seatId);
  const layout = layOutBoard({ shape, phase, seatIds, camps, next });
  const isSealing = phase === 'sealing';
  const areInCamps = phase === 'gathering' || phase === 'jinx';
  return (
    <div
      className={styles.board}
      data-shape={shape}
      data-phase={phase}
      data-round={round}
      style={{ '--board-height': layout.height } as CSSProperties}
    >
      {pair &&
        layout.pair.map((spot, side) => (
          <div
            key={`${round} ${side === 0 ? 'left' : 'right'}`}
            className={styles.pair}
            data-spent={phase === 'pairing' || phase === 'jinx'}
            style={place(spot)}
          >
            <HexCard word={pair[side]} pairedWith={pair[1 - side]} />
          </div>
        ))}
      <div aria-hidden="true">
        {seats.map((seat) => {
          const spot = layout.cards.get(seat.seatId);
          const camp = camps.find(({ seatIds: members }) => members.includes(seat.seatId));
          const isOut = !isSealing && seat.word !== undefined;
          return (
            spot && (
              <div
                key={`${round} ${seat.seatId}`}
                className={styles.card}
                data-faded={spot.isFaded}
                data-agrees={!isSealing && camp !== undefined && camp.seatIds.length > 1}
                style={place(spot)}
              >
                <HexCard
                  word={seat.word}
                  face={isOut ? 'front' : seat.hasSealed ? 'back' : 'awaited'}
                  variant={camp !== undefined && camp.seatIds.length > 1 ? 'jinx' : 'plain'}
                  seal={
                    (isSealing
                      ? seat.hasSealed
                      : isOut && phase === 'turning' && shape === 'wide') && (
                      <Seal
                        {...(seat.isBee ? {} : { initial: initialOf(seat.name) })}
                        isBroken={!isSealing}
                        isFresh={isSealing}
                      />
                    )
                  }
                />
              </div>
            )
          );
        })}
        {seats.map((seat) => {
          const spot = layout.tags.get(seat.seatId);
          return (
            spot && (
              <div
                key={seat.seatId}
                className={styles.tag}
                data-faded={spot.isFaded}
                data-alone={!(areInCamps && isCrowded(camps, seat.seatId))}
                style={place(spot)}
              >
                <span className={styles.face}>
                  <SeatFace seat={seat} />
                  {markOf && <span className={styles.mark}>{markOf(seat.seatId)}</span>}
                </span>
                <span className={styles.name}>{seat.isYou ? 'You' : seat.name}</span>
              </div>
            )
          );
        })}
      </div>
      <VisuallyHidden as="ul">
        {seats.map((seat) => (
          <li key={seat.seatId}>{seatSentence(seat, isSealing)}</li>
        ))}
      </VisuallyHidden>
    </div>
  );
}

const isCrowded = (camps: readonly LaidOutCamp[], seatId: string): boolean =>
  camps.some(({ seatIds }) => seatIds.length > 1 && seatIds.includes(seatId));

function seatSentence({ name, isYou, hasSealed, word }: BoardSeat, isSealing: boolean): string {
  const who = isYou ? 'You' : name;
  if (!isSealing) return word === undefined ? `${who}: no word` : `${who} said ${word}`;
  return hasSealed ? `${who}: sealed` : `${who}: thinking`;
}

const place = ({ x, y, width, tilt, layer }: Spot): CSSProperties =>
  ({
    '--x': x,
    '--y': y,
    '--width': width,
    '--tilt': `${tilt}deg`,
    zIndex: layer,
  }) as CSSProperties;
