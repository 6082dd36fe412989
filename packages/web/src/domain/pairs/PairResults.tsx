import type { CallReply } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { useNavigate } from '../../platform/router/router-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { MutedText } from '../../ui/layout/MutedText.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { isolateBidi } from '../friends/friend.ts';
import { toTrailRound } from '../play/daily.ts';
import { dancePath } from '../play/dance-path.ts';
import layout from '../play/layout.module.css';
import { Trail } from '../play/Trail.tsx';
import styles from './PairResults.module.css';
import { pairQuery, useDanceOnPair, useReportPair } from './pairs.ts';

type Result = NonNullable<CallReply<'readPair'>['results']>[number];

interface PairResultsProps {
  code: string;
  /** The pair. */
  start: readonly [string, string];
}

/** Who has finished a pair, and the paths of all of them side by side. */
export function PairResults({ code, start }: PairResultsProps) {
  const { data, error, isFetchedAfterMount } = useQuery(pairQuery(code));
  const fault = error && <Fault>{errorMessage(error)}</Fault>;
  // A reply from before the own last word has no results.
  if (!data || (!data.results && (error || !isFetchedAfterMount))) {
    return fault ?? <Skeleton variant="card" />;
  }
  const { results = [], pair } = data;
  return (
    <section className={styles.results} aria-labelledby="pair-results">
      {fault}
      <h2 id="pair-results" className={layout.heading}>
        {results.length === 0 ? 'Nobody has finished it yet' : 'Side by side'}
      </h2>
      {results.length === 0 && (
        <MutedText>Whoever opens the link and finishes shows here, with their path.</MutedText>
      )}
      <ul className={styles.paths}>
        {results.map((result) => (
          <li key={result.player.userId} className={styles.path}>
            <p className={styles.who}>
              <b>{isolateBidi(result.player.displayName)}</b> · {outcomeLabel(result)}
            </p>
            <Trail rounds={result.rounds.map(toTrailRound)} start={start} them="the bee" />
          </li>
        ))}
      </ul>
      {(pair.isMine || results.length > 0) && <DanceOnPair puzzleNumber={pair.puzzleNumber} />}
      {!pair.isMine && <ReportPair code={code} />}
    </section>
  );
}

/** By an open link, which the next screen has. */
function DanceOnPair({ puzzleNumber }: { puzzleNumber: number }) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useDanceOnPair(puzzleNumber);
  return (
    <div className={styles.dance}>
      <Button
        variant="outline"
        isBusy={isPending}
        onClick={() =>
          mutate(undefined, {
            onSuccess: ({ game }) => void navigate(dancePath(game.gameId)),
          })
        }
      >
        Dance on this pair
      </Button>
      <Fault>{error ? errorMessage(error) : undefined}</Fault>
    </div>
  );
}

function outcomeLabel({ outcome, rounds, hintsUsed, slope }: Result): string {
  const count = `${rounds.length} ${rounds.length === 1 ? 'round' : 'rounds'}`;
  const hints = hintsUsed > 0 ? `, ${hintsUsed} ${hintsUsed === 1 ? 'hint' : 'hints'}` : '';
  const how = `${hints}${slope ? `, ${slope}` : ''}`;
  if (outcome === 'jinx') return `jinx in ${rounds.length}${how}`;
  return outcome === 'gave_up' ? `gave up after ${count}${how}` : `no jinx in ${count}${how}`;
}

function ReportPair({ code }: { code: string }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, isSuccess, error } = useReportPair(code);
  if (isSuccess) return <p role="status">Thank you. We’ll look at this pair.</p>;
  return (
    <>
      <button type="button" className={layout.aside} onClick={() => setAsking(true)}>
        Report this pair
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Report this pair?"
        cancelLabel="Never mind"
        confirmLabel="Report"
        isBusy={isPending}
        onConfirm={() => mutate('')}
        fault={error ? errorMessage(error) : undefined}
      >
        <p>The pair and its note go to us. Who made it isn’t told.</p>
      </ConfirmDialog>
    </>
  );
}
