import type { Swarm } from '@bee-jinx/contract/browser';
import { useEffect, useMemo, useRef } from 'react';
import { usePlayer } from '../../../domain/account/player.ts';
import { HeaderNote } from '../../../domain/play/HeaderNote.tsx';
import layout from '../../../domain/play/layout.module.css';
import { PlayRound } from '../../../domain/play/PlayRound.tsx';
import { isAnimating, isQueued, myWord } from '../../../domain/play/play-reducer.ts';
import { usePlay } from '../../../domain/play/use-play.ts';
import { useSkip } from '../../../domain/play/use-skip.ts';
import { SwarmBoard } from '../../../domain/swarm/SwarmBoard.tsx';
import { toBoardSeats, toCamps } from '../../../domain/swarm/shown-swarm.ts';
import { swarmWords } from '../../../domain/swarm/swarm.ts';
import type { SwarmMoment } from '../../../domain/swarm/use-swarm-moment.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { revealSentence, waitingLine } from '../swarm-texts.ts';
import { useBoardShape } from '../use-board-shape.ts';
import { toPlayedSwarm } from './played-swarm.ts';
import { RoundClock } from './RoundClock.tsx';
import { SealedCount } from './SealedCount.tsx';
import styles from './SwarmStage.module.css';
import { TablePanel } from './TablePanel.tsx';
import { TurnWithoutThem } from './TurnWithoutThem.tsx';
import { useRevealEffects } from './use-reveal-effects.ts';

/** A player's own screen: one field, one seal, and the reveal over both. */
export function SwarmStage({ moment }: { moment: SwarmMoment }) {
  const { shown, phase, coming, revealing, skip } = moment;
  const { code } = shown;
  const { userId } = usePlayer();
  const root = useRef<HTMLDivElement>(null);
  const played = useMemo(() => toPlayedSwarm(shown), [shown]);
  const { state, dispatch, words } = usePlay({
    game: played,
    sender: swarmWords,
    userId,
    gameId: code,
    toQueuedWord: (word) => ({ userId, code, ...word }),
    allowsRepeats: true,
    onTooLate: ({ word, round }) =>
      showToast({
        lead: `“${word}” came too late.`,
        text: `Round ${round} was turned over without it.`,
      }),
  });
  // The board shows the reveal; the engine only keeps the word.
  const isEngineRevealing = isAnimating(state);
  useEffect(() => {
    if (isEngineRevealing) dispatch({ type: 'skip' });
  }, [isEngineRevealing, dispatch]);
  useSkip(root, revealing !== undefined, skip);
  // The lobby may have been scrolled.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  const isSealed = myWord(state) !== undefined;
  useRevealEffects({ phase, isSealed, isInCamp: isInCamp(shown, revealing) });

  const me = shown.seats.find(({ isMe }) => isMe);
  const isLate = me !== undefined && me.fromRound > shown.round;
  const boardRound = revealing?.round ?? shown.round;
  const shape = useBoardShape('(min-width: 560px) and (max-height: 430px)');
  return (
    <div ref={root} className={layout.screen} data-skippable={revealing !== undefined}>
      <div className={styles.stage}>
        <VisuallyHidden as="h1" tabIndex={-1}>
          Swarm {code}
        </VisuallyHidden>
        <div className={styles.layers}>
          {!isLate && (
            <div className={styles.play} data-covered={revealing !== undefined}>
              <PlayRound
                state={state}
                phase="typing"
                dispatch={dispatch}
                submit={words.submit}
                onTryNow={words.tryNow}
                onTakeBack={words.takeBack}
                refusalNote="Still your go."
                offersSuggestions
                classes={styles}
                pair={shown.pair}
                them="The swarm"
                captions={captionsOf(shown)}
                talk={
                  <>
                    <span className={styles.yourNote}>
                      {isSealed ? 'Only you see it' : 'Your word'}
                    </span>
                    <span className={styles.theirNote} aria-hidden="true">
                      {waitingLine(shown)}
                    </span>
                  </>
                }
                theirs={<SealedCount swarm={shown} />}
                instead={
                  isSealed && (
                    <div className={styles.waiting}>
                      <p className={styles.pill}>Sealed for round {shown.round}</p>
                      <TurnWithoutThem swarm={shown} />
                    </div>
                  )
                }
              />
            </div>
          )}
          {(revealing || isSealed || isLate) && (
            <div className={styles.reveal} data-hidden={!revealing && !isLate}>
              <SwarmBoard
                shape={shape}
                phase={phase}
                round={boardRound}
                pair={revealing?.pair ?? shown.pair}
                seats={toBoardSeats(shown, boardRound, revealing ?? coming)}
                camps={revealing ? toCamps(revealing) : []}
                next={revealing?.next}
              />
              {phase === 'jinx' && (
                <p className={styles.shout} aria-hidden="true">
                  Swarm jinx!
                </p>
              )}
            </div>
          )}
          <div className={styles.clock}>
            <RoundClock swarm={shown} isMyTurn={shown.myTurn && !isSealed} isHidden={!!revealing} />
          </div>
        </div>
        {isLate && !revealing && (
          <p className={styles.pill}>You’re in from round {me.fromRound}.</p>
        )}
      </div>
      <TablePanel swarm={shown} isRevealing={revealing !== undefined} />
      <VisuallyHidden as="p" role="status">
        {revealing
          ? revealSentence(shown, revealing)
          : isQueued(state)
            ? 'You’re offline. Your word is kept.'
            : isSealed
              ? `Your word is sealed. ${waitingLine(shown)}`
              : ''}
      </VisuallyHidden>
      <HeaderNote>
        <span className={styles.note}>
          {code} · {Math.min(boardRound, shown.settings.rounds)} of {shown.settings.rounds}
        </span>
      </HeaderNote>
    </div>
  );
}

/** How many said each word of the pair. The first pair was said by nobody. */
function captionsOf({ rounds, pair }: Swarm): [string, string] {
  const camps = rounds.at(-1)?.camps ?? [];
  const count = (word: string | undefined) =>
    camps.find((camp) => camp.word === word)?.seats.length;
  return [`${count(pair?.[0]) ?? 0} said`, `${count(pair?.[1]) ?? 0} said`];
}

const isInCamp = ({ mySeat }: Swarm, revealing: SwarmMoment['revealing']): boolean =>
  mySeat !== undefined &&
  revealing?.camps.some(({ seats }) => seats.length > 1 && seats.includes(mySeat)) === true;
