import type { Dance } from '@bee-jinx/contract/browser';
import { botScenarios, type Decision } from '@bee-jinx/game';
import { useId } from 'react';
import { Trail } from '../../domain/play/Trail.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { SeatControls } from './SeatControls.tsx';
import { SeatFacts } from './SeatFacts.tsx';
import { SeatLog } from './SeatLog.tsx';
import styles from './SeatPanel.module.css';
import type { Role, Seat } from './seat.ts';
import type { SeatState } from './simulation.ts';

interface SeatPanelProps {
  seat: Seat;
  state: SeatState;
  onPlay(role: Role): void;
  onAnswer(): void;
  onSay(word: string): void;
  onAgree(): void;
  onDecide(decision: Decision): void;
  onLeave(): void;
}

const roles: readonly Role[] = ['you', ...botScenarios];

const roleNames: Record<Role, string> = {
  you: 'You',
  normal: 'Bot: normal, answers after 2 s',
  jinx: 'Bot: jinx, says your word after 1.5 s',
  slow: 'Bot: slow, answers after 5 s',
  fast: 'Bot: fast, answers at once',
  error: 'Bot: error, every call fails with 500',
  offline: 'Bot: offline, no call arrives',
};

export function SeatPanel({ seat, state, onPlay, ...acts }: SeatPanelProps) {
  const id = useId();
  const { game, role, fault } = state;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {seat.player.displayName}
      </h2>
      <div className={styles.role}>
        <label htmlFor={`${id}role`}>Played by</label>
        <select
          id={`${id}role`}
          className={styles.choice}
          value={role}
          onChange={({ currentTarget }) => onPlay(currentTarget.value as Role)}
        >
          {roles.map((one) => (
            <option key={one} value={one}>
              {roleNames[one]}
            </option>
          ))}
        </select>
      </div>
      <SeatFacts state={state} />
      {game && role === 'you' && <SeatControls game={game} {...acts} />}
      <Fault>{fault}</Fault>
      {game && <SeatTrail game={game} myId={seat.player.userId} />}
      <SeatLog lines={state.log} />
    </section>
  );
}

function SeatTrail({ game, myId }: { game: Dance; myId: string }) {
  if (game.rounds.length === 0) return null;
  const wordIn = (round: number, isMine: boolean) =>
    game.submissions.find((one) => one.round === round && (one.userId === myId) === isMine)?.word ??
    '';
  const rounds = game.rounds.map(({ round, match, warmth, reasons }) => ({
    round,
    warmth: match ? 100 : warmth,
    yours: wordIn(round, true),
    theirs: wordIn(round, false),
    reasons: reasons && (game.isInviter ? reasons : ([reasons[1], reasons[0]] as const)),
  }));
  return <Trail rounds={rounds} them={game.opponent?.displayName ?? ''} />;
}
