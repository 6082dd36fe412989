import type { Swarm } from '@bee-jinx/contract/browser';
import { reactions } from '@bee-jinx/game';
import { useState } from 'react';
import { ConnectionLostNotice } from '../../../domain/play/ConnectionLostNotice.tsx';
import layout from '../../../domain/play/layout.module.css';
import { Seal } from '../../../domain/play/Seal.tsx';
import { PathComb } from '../../../domain/swarm/PathComb.tsx';
import { toPath } from '../../../domain/swarm/shown-swarm.ts';
import { tablePath } from '../../../domain/swarm/swarm-paths.ts';
import { initialOf } from '../../../ui/avatar/avatar-face.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { ReactionIcon, reactionLabels } from '../../buzz/ReactionIcon.tsx';
import { Faces } from '../lobby/Faces.tsx';
import { LeaveTable } from '../lobby/LeaveTable.tsx';
import { SeatRows } from '../lobby/SeatRows.tsx';
import { useReactToSwarm } from '../swarm-commands.ts';
import { seatedIn, swarmRule } from '../swarm-texts.ts';
import styles from './TablePanel.module.css';

type Seat = Swarm['seats'][number];

interface TablePanelProps {
  swarm: Swarm;
  isRevealing: boolean;
}

/** Below or beside the stage: who has sealed, reactions, the path. */
export function TablePanel({ swarm, isRevealing }: TablePanelProps) {
  const [isListing, setListing] = useState(false);
  const last = swarm.rounds.at(-1);
  const path = toPath(isRevealing ? swarm.rounds.slice(0, -1) : swarm.rounds);
  return (
    <div className={`${layout.side} ${styles.side}`}>
      <ConnectionLostNotice />
      {last ? (
        <RoundReactions swarm={swarm} round={last.round} />
      ) : (
        <p className={styles.later}>{swarmRule}</p>
      )}
      <section>
        <div className={layout.head}>
          <h2 className={layout.heading}>At the table</h2>
          <Button
            size="small"
            variant="outline"
            aria-haspopup="dialog"
            onClick={() => setListing(true)}
          >
            Everybody
          </Button>
        </div>
        <Faces
          seats={seatedIn(swarm)}
          mark={(seat) => (
            <SeatMark seat={seat} lastRound={last?.round} isRevealing={isRevealing} />
          )}
          note={(seat) => noteOf(seat, swarm.round)}
        />
      </section>
      {path.length > 0 && (
        <section>
          <div className={layout.head}>
            <h2 className={layout.heading}>The path so far</h2>
          </div>
          <PathComb cells={path} />
        </section>
      )}
      <Stack gap={3}>
        <ButtonLink to={tablePath(swarm.code)} variant="outline" size="small">
          Show the table on this screen
        </ButtonLink>
        <LeaveTable swarm={swarm} />
      </Stack>
      <Sheet title="At the table" isOpen={isListing} onClose={() => setListing(false)}>
        <SeatRows swarm={swarm} />
      </Sheet>
    </div>
  );
}

function noteOf({ state, fromRound, isHere }: Seat, round: number): string | undefined {
  if (fromRound > round) return 'next round';
  if (state === 'away') return 'away';
  return isHere ? undefined : 'gone a moment';
}

interface SeatMarkProps {
  seat: Seat;
  lastRound: number | undefined;
  isRevealing: boolean;
}

/** A seal once they have sealed; before that, their reaction to the last round. */
function SeatMark({ seat, lastRound, isRevealing }: SeatMarkProps) {
  if (seat.reaction && seat.reaction.round === lastRound && (isRevealing || !seat.hasSealed))
    return <ReactionIcon reaction={seat.reaction.reaction} />;
  if (isRevealing || !seat.hasSealed) return null;
  return (
    <Seal
      label="has sealed"
      isFresh
      {...(seat.isBee ? {} : { initial: initialOf(seat.displayName) })}
    />
  );
}

function RoundReactions({ swarm, round }: { swarm: Swarm; round: number }) {
  const { run, fault } = useReactToSwarm(swarm);
  const me = swarm.seats.find(({ isMe }) => isMe);
  const mine = me?.reaction?.round === round ? me.reaction.reaction : undefined;
  return (
    <section aria-label={`Reactions to round ${round}`}>
      <ul className={styles.reactions}>
        {reactions.map((reaction) => (
          <li key={reaction}>
            <button
              type="button"
              className={styles.reaction}
              aria-pressed={reaction === mine}
              aria-label={reactionLabels[reaction]}
              title={reactionLabels[reaction]}
              onClick={() => run({ round, reaction: reaction === mine ? null : reaction })}
            >
              <ReactionIcon reaction={reaction} />
            </button>
          </li>
        ))}
      </ul>
      <Fault>{fault}</Fault>
    </section>
  );
}
