import type { Swarm } from '@bee-jinx/contract/browser';
import { useEffect, useState } from 'react';
import { HoneyBurst } from '../../../domain/play/HoneyBurst.tsx';
import { PathComb } from '../../../domain/swarm/PathComb.tsx';
import { SwarmBoard } from '../../../domain/swarm/SwarmBoard.tsx';
import { seatIdOf, toBoardSeats, toCamps, toPath } from '../../../domain/swarm/shown-swarm.ts';
import { swarmPath } from '../../../domain/swarm/swarm-paths.ts';
import type { SwarmMoment } from '../../../domain/swarm/use-swarm-moment.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { QrCode } from '../../../ui/qr-code/QrCode.tsx';
import { ReactionIcon } from '../../buzz/ReactionIcon.tsx';
import { RoundClock } from '../game/RoundClock.tsx';
import { useRevealEffects } from '../game/use-reveal-effects.ts';
import { useSeatNews } from '../seat-news.ts';
import { revealSentence, waitingLine } from '../swarm-texts.ts';
import { useTableShape } from '../use-board-shape.ts';
import { TableFrame } from './TableFrame.tsx';
import styles from './table.module.css';

/** A round on the large screen: seats sealing, words flying to camps, and the path that grows. */
export function TableGame({ moment }: { moment: SwarmMoment }) {
  const { shown, phase, coming, revealing } = moment;
  const shape = useTableShape();
  useRevealEffects({ phase, isSealed: false, isInCamp: false });
  const news = useLatestNews(shown);
  const round = revealing?.round ?? shown.round;
  const link = new URL(swarmPath(shown.code), location.href).href;
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
        </section>
      }
      foot={
        <div className={styles.join}>
          <div className={styles.joinCode}>
            <QrCode text={link} label={`QR code of swarm ${shown.code}`} />
          </div>
          <p>
            Late? Come in. <b>{shown.code}</b>
          </p>
        </div>
      }
    >
      <div className={styles.board} data-shape={shape}>
        <SwarmBoard
          shape={shape}
          phase={phase}
          round={round}
          pair={revealing?.pair ?? shown.pair}
          // All read it, so nobody is "you".
          seats={toBoardSeats(shown, round, revealing ?? coming).map((seat) => ({
            ...seat,
            isYou: false,
          }))}
          camps={revealing ? toCamps(revealing) : []}
          next={revealing?.next}
          markOf={(seatId) => <ReactionMark swarm={shown} seatId={seatId} />}
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
      <p className={styles.news} role="status">
        {news}
      </p>
      <VisuallyHidden as="p" role="status">
        {revealing ? revealSentence(shown, revealing) : waitingLine(shown)}
      </VisuallyHidden>
    </TableFrame>
  );
}

/** What somebody thinks of the last round, until their next word. */
function ReactionMark({ swarm, seatId }: { swarm: Swarm; seatId: string }) {
  const seat = swarm.seats.find((one) => seatIdOf(one.seat) === seatId);
  const isCurrent = seat?.reaction?.round === swarm.rounds.at(-1)?.round && !seat?.hasSealed;
  return seat?.reaction && isCurrent ? <ReactionIcon reaction={seat.reaction.reaction} /> : null;
}

const newsMs = 6000;

/** Who came or went, for as long as it takes to read it from afar. */
function useLatestNews(swarm: Swarm): string | undefined {
  const [news, setNews] = useState<{ text: string }>();
  useSeatNews(swarm, (text) => setNews({ text }));
  useEffect(() => {
    if (!news) return;
    const timer = setTimeout(() => setNews(undefined), newsMs);
    return () => clearTimeout(timer);
  }, [news]);
  return news?.text;
}
