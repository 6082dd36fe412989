import type { DailyGame, DailyPuzzle, DailyStats } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { statsQuery } from '../../../domain/play/daily.ts';
import { useToday } from '../../../platform/use-today.ts';
import { BarChart } from '../../../ui/chart/BarChart.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Figure, Figures } from '../../../ui/figures/Figures.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { barLabel, distributionBars } from './distribution.ts';
import { formatStats } from './format-stats.ts';
import styles from './Stats.module.css';

export function Stats({ puzzle, game }: { puzzle: DailyPuzzle; game: DailyGame }) {
  const date = useToday() ?? '';
  const { data: stats, isError } = useQuery(statsQuery(date));
  if (!stats && isError) return null;
  return (
    <Disclosure
      storageKey="result.figures"
      title="You and the bee"
      summary={stats && summaryOf(stats)}
    >
      {stats ? (
        <Figures>
          <Figure name="Streak" value={stats.currentStreak} />
          <Figure name="Best" value={stats.bestStreak} />
          <Figure name="Most need" value={puzzle.par} />
          <Figure name="Jinxed" value={stats.winPercentage} unit="%" />
        </Figures>
      ) : (
        <Skeleton variant="block" />
      )}
      {stats && (
        <BarChart
          caption="Games by rounds"
          headers={['Rounds', 'Games']}
          bars={distributionBars(stats.distribution)}
          mine={game.status === 'won' ? barLabel(game.rounds.length) : undefined}
        />
      )}
      {stats && <StatsSentence stats={stats} />}
      {stats?.persona && game.outcome !== 'gave_up' && (
        <p className={styles.line}>
          You play like a <b>{stats.persona.name}</b>: {personaDescriptions[stats.persona.name]}
        </p>
      )}
      <p className={styles.line}>
        “Most need {puzzle.par}” means that half of the bee’s practice games on this pair took{' '}
        {puzzle.par} rounds or fewer.
      </p>
    </Disclosure>
  );
}

function summaryOf(stats: DailyStats): string {
  const { played, jinxes } = formatStats(stats);
  return `${played}, ${jinxes}`;
}

const personaDescriptions: Record<NonNullable<DailyStats['persona']>['name'], string> = {
  scout: 'your words go far from the pair.',
  dancer: 'you go where the bee went.',
  forager: 'you gather what lies near both.',
  builder: 'you go on from your own words.',
  queen: 'the bee comes to you, and soon.',
};

/** The figures that the four tiles above leave out, in a sentence. */
function StatsSentence({ stats }: { stats: DailyStats }) {
  const { played, jinxes, average, tier, level } = formatStats(stats);
  return (
    <p className={styles.line}>
      <b>{played}</b>, <b>{jinxes}</b>
      {average && (
        <>
          , in <b>{average}</b> on average: {tier}
        </>
      )}
      . {level}
    </p>
  );
}
