import type { GroupDay } from '@bee-jinx/contract/browser';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import styles from './HiveDay.module.css';

interface AlikeProps {
  pairs: NonNullable<GroupDay['alike']>;
  finished: number;
  ownId: string;
}

/** Mine first: that is what one looks for. */
export function AlikePairs({ pairs, finished, ownId }: AlikeProps) {
  const isMine = ({ members }: AlikeProps['pairs'][number]) =>
    members.some(({ userId }) => userId === ownId);
  const shown = [...pairs.filter(isMine), ...pairs.filter((pair) => !isMine(pair))];
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Who thinks like whom</h2>
      {shown.length === 0 && (
        <p className={styles.line}>
          {finished < 2
            ? 'It takes two who have finished.'
            : 'No two of you said the same word in the same round. Originals, all of you.'}
        </p>
      )}
      <ul className={styles.pairs}>
        {shown.map(({ members: [one, other], shared, of }) => (
          <li key={one.userId + other.userId} className={styles.couple}>
            <span className={styles.faces}>
              <Avatar userId={one.userId} name={one.displayName} size="s" isDecorative />
              <Avatar userId={other.userId} name={other.displayName} size="s" isDecorative />
            </span>
            <span>
              <b className={styles.names}>
                <Name person={one} ownId={ownId} /> and <Name person={other} ownId={ownId} />
              </b>
              <span className={styles.line}>
                {shared === of && of > 1
                  ? `The same word in all ${of} rounds`
                  : `The same word in ${shared} of ${of} ${of === 1 ? 'round' : 'rounds'}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Name({
  person,
  ownId,
}: {
  person: { userId: string; displayName: string };
  ownId: string;
}) {
  return person.userId === ownId ? 'You' : <bdi>{person.displayName}</bdi>;
}
