import type { DailyGame } from '@bee-jinx/contract/browser';
import { isSentPairNumber } from '@bee-jinx/game';
import { BeesNotes } from '../../../domain/notes/BeesNotes.tsx';
import { PairResults } from '../../../domain/pairs/PairResults.tsx';
import { type Daily, toTrailRound } from '../../../domain/play/daily.ts';
import { useMarkResultShown } from '../../../domain/play/finished-game.ts';
import { Trail } from '../../../domain/play/Trail.tsx';
import { ShareResult } from '../../../domain/share/ShareResult.tsx';
import { useHydrated } from '../../../platform/painted/use-hydrated.ts';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Notices } from '../Notices.tsx';
import { AnotherOne } from './AnotherOne.tsx';
import { AroundYou } from './AroundYou.tsx';
import { FirstWinOffer } from './FirstWinOffer.tsx';
import { NextPair } from './NextPair.tsx';
import { Others } from './Others.tsx';
import { PathMap } from './PathMap.tsx';
import styles from './Result.module.css';
import { Stats } from './Stats.tsx';
import { StreakSection } from './StreakSection.tsx';

interface ResultProps {
  daily: Daily;
  onNewDay: (() => void) | undefined;
  onVerifySeals(): void;
}

/** What comes after the headline: share, streak, how others linked the pair, and the rest folded. */
export function Result({ daily, onNewDay, onVerifySeals }: ResultProps) {
  const { puzzle, game } = daily;
  const start = [puzzle.word1, puzzle.word2] as const;
  const isSent = isSentPairNumber(puzzle.puzzleNumber);
  const isHydrated = useHydrated();
  useMarkResultShown();
  return (
    <div className={styles.result}>
      <Notices daily={daily} onNewDay={onNewDay} />
      <div className={styles.columns}>
        <div className={styles.first}>
          <ShareResult game={game} />
          {puzzle.sent ? (
            <PairResults code={puzzle.sent.code} start={start} />
          ) : (
            !isSent && (game.archive ? <AnotherOne /> : <StreakSection game={game} />)
          )}
          {isHydrated && game.status === 'won' && !game.archive && <FirstWinOffer game={game} />}
          {!isSent && <Others puzzle={puzzle} own={game.rounds[0]?.word} />}
          <AroundYou puzzleNumber={puzzle.puzzleNumber} />
        </div>
        <div className={styles.folded}>
          {game.rounds.length > 0 && (
            <BeesNotes game={{ puzzleNumber: game.puzzleNumber }} them="the bee" unit="player" />
          )}
          <Disclosure
            storageKey="result.path"
            title="Your path"
            summary={roundCountLabel(game)}
            isOpenAtFirst="on-large-screens"
          >
            <Trail rounds={game.rounds.map(toTrailRound)} start={start} them="the bee" />
            <button type="button" className={styles.seals} onClick={onVerifySeals}>
              Check the seals
            </button>
          </Disclosure>
          <Disclosure
            storageKey="result.map"
            title={game.status === 'won' ? 'Two trails, one cell' : 'Two trails'}
            summary="drawn as a map"
          >
            <PathMap start={start} rounds={game.rounds} isOver />
          </Disclosure>
          {!isSent && <Stats puzzle={puzzle} game={game} />}
        </div>
        <NextPair puzzleNumber={puzzle.puzzleNumber} onNewDay={onNewDay} />
      </div>
    </div>
  );
}

function roundCountLabel({ rounds }: DailyGame): string {
  if (rounds.length === 0) return 'no word said';
  return rounds.length === 1 ? '1 round' : `${rounds.length} rounds`;
}
