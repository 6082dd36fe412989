import type { Dance } from '@bee-jinx/contract/browser';
import { readerLocale } from '../../platform/reader-locale.ts';
import styles from './SeatFacts.module.css';
import type { SeatState } from './simulation.ts';

export function SeatFacts({ state: { game, isListening } }: { state: SeatState }) {
  const facts: (readonly [name: string, value: string])[] = [
    ['Stream', isListening ? 'open' : 'closed'],
    ['Status', game ? [game.status, game.outcome].filter(Boolean).join(', ') : 'no dance'],
  ];
  if (game) {
    const sealed = game.players.filter(({ ready }) => ready).map((one) => one.displayName);
    facts.push(
      ['Version', String(game.version)],
      ['Round', `${game.roundNumber} of ${game.maxRounds}`],
      ['My turn', game.myTurn ? 'yes' : 'no'],
      ['Sealed', sealed.join(', ') || 'nobody'],
      ['My word', game.word ?? 'none'],
      ...presenceOf(game),
      ['Due', game.deadline ? new Date(game.deadline).toLocaleString(readerLocale()) : 'never'],
      ['Game', game.gameId],
    );
  }
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The partner's presence is only known until the dance is over. */
function presenceOf({ opponent }: Dance): (readonly [name: string, value: string])[] {
  if (opponent?.here === undefined) return [];
  return [['Opposite', opponent.here ? 'here' : 'away']];
}
