import { useQuery } from '@tanstack/react-query';
import layout from '../../../domain/play/layout.module.css';
import { Reason } from '../../../domain/play/Reason.tsx';
import { beeWordsQuery } from '../dance-queries.ts';
import styles from './BeesWords.module.css';

export function BeesWords({ gameId }: { gameId: string }) {
  const { data: words = [] } = useQuery(beeWordsQuery(gameId));
  if (words.length === 0) return null;
  return (
    <section>
      <h2 className={layout.heading}>What the bee would have said</h2>
      <ul className={styles.words}>
        {words.map(({ round, word, reason }) => (
          <li key={round}>
            Round {round}: <b lang="en">{word}</b>
            <Reason reason={reason} />
          </li>
        ))}
      </ul>
    </section>
  );
}
