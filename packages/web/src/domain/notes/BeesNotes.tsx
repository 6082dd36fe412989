import type { GameNotes } from '@bee-jinx/contract/browser';
import { luckSentence, skillSentence } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { isServerUnavailable } from '../../api/call-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { Disclosure } from '../../ui/disclosure/Disclosure.tsx';
import { MutedText } from '../../ui/layout/MutedText.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import styles from './BeesNotes.module.css';
import {
  bestLabel,
  type ComparisonRow,
  comparisonRows,
  costLabel,
  scoresLabel,
  shareLabel,
} from './note-texts.ts';
import { type NotedGame, notesQuery } from './notes-query.ts';

interface BeesNotesProps {
  game: NotedGame;
  /** The other side, as in the middle of a sentence: "the bee". */
  them: string;
  /** Of what the averages of others are. */
  unit: 'player' | 'dance';
}

/** What the bee makes of a finished game. */
export function BeesNotes({ game, them, unit }: BeesNotesProps) {
  const { data: notes, error } = useQuery(notesQuery(game));
  return (
    <Disclosure
      storageKey="result.notes"
      title="The bee’s notes"
      summary={notes ? scoresLabel(notes) : error ? 'not to hand' : 'writing …'}
    >
      {notes ? (
        <Notes notes={notes} them={them} unit={unit} />
      ) : error ? (
        <MutedText role="status">
          {isServerUnavailable(error)
            ? 'The bee writes its notes at home. They are here once you’re online again.'
            : errorMessage(error)}
        </MutedText>
      ) : (
        <Skeleton look="block" />
      )}
    </Disclosure>
  );
}

export function Notes({
  notes,
  them,
  unit,
}: {
  notes: GameNotes;
  them: string;
  unit: BeesNotesProps['unit'];
}) {
  const { skill, luck, hintsUsed, slope } = notes;
  const best = notes.rounds.find(({ round }) => round === notes.best);
  const costliest = notes.rounds.find(({ round }) => round === notes.costliest);
  const cost = costliest && costLabel(costliest);
  return (
    <>
      <dl className={styles.scores}>
        <Score name="Skill" value={skill} says={skillSentence(skill)} />
        <Score name="Luck" value={luck} says={luckSentence(luck, them)} />
      </dl>
      <Comparison rows={comparisonRows(notes, unit)} />
      {(best || cost) && (
        <ul className={styles.remarks}>
          {best && (
            <li>
              <b>Best word, round {best.round}:</b> <span lang="en">{bestLabel(best)}</span>
            </li>
          )}
          {costliest && cost && (
            <li>
              <b>Cost you most, round {costliest.round}:</b> <span lang="en">{cost}</span>
            </li>
          )}
        </ul>
      )}
      <ol className={styles.rounds}>
        {notes.rounds.map((round) => (
          <RoundNote key={round.round} note={round} them={them} />
        ))}
      </ol>
      <MutedText>
        Skill is how many would have said your words. Luck is whether you met, against the chance
        that these words had.
        {hintsUsed > 0 && ' Hints take a little off the skill.'}
        {slope && ` This was a ${slope} game.`}
      </MutedText>
    </>
  );
}

function Score({ name, value, says }: { name: string; value: number; says: string }) {
  return (
    <div className={styles.score}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.value}>{value}</span>
        <span className={styles.says}>{says}</span>
      </dd>
    </div>
  );
}

/** Only where there is something to compare with. */
function Comparison({ rows }: { rows: readonly ComparisonRow[] }) {
  if (rows.length < 2) return null;
  return (
    <table className={styles.comparison}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Whose</VisuallyHidden>
          </th>
          <th scope="col">Skill</th>
          <th scope="col">Luck</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, games, skill, luck }) => (
          <tr key={key} data-mine={key === 'this'}>
            <th scope="row">
              <bdi>{name}</bdi>
              {games !== undefined && <small>{games}</small>}
            </th>
            <Bar value={skill} />
            <Bar value={luck} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bar({ value }: { value: number }) {
  return (
    <td className={styles.bar} style={{ '--value': value } as CSSProperties}>
      {value}
    </td>
  );
}

function RoundNote({ note, them }: { note: GameNotes['rounds'][number]; them: string }) {
  const { round, pair, word, theirWord, hasMet, likely } = note;
  return (
    <li className={styles.round}>
      <p className={styles.pair}>
        <span className={styles.number}>
          <VisuallyHidden>Round </VisuallyHidden>
          {round}
        </span>
        <span lang="en">{pair.join(' + ')}</span>
      </p>
      <p className={styles.said}>
        {hasMet ? (
          <>
            You met with <b lang="en">{word}</b>.
          </>
        ) : (
          <>
            You said <b lang="en">{word}</b>; <b lang="en">{theirWord}</b> would have met {them}.
          </>
        )}
      </p>
      {likely.length > 0 && (
        <p className={styles.likely}>
          Most people:{' '}
          {likely.map((one, index) => (
            <span key={one.word} className={styles.word} data-said={one.word === word}>
              {index > 0 && ', '}
              <b lang="en">{one.word}</b> <small>{shareLabel(one)}</small>
            </span>
          ))}
        </p>
      )}
    </li>
  );
}
