import { useQuery } from '@tanstack/react-query';
import { Reason } from '../../../domain/play/Reason.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { beeWordsQuery } from '../dance-queries.ts';
import styles from './BeesWords.module.css';

export function BeesWords({ gameId }: { gameId: string }) {
  const { data: words = [] } = useQuery(beeWordsQuery(gameId));
  if (words.length === 0) return null;
  return (
    <Disclosure storageKey="dance.bee" title="What the bee would have said">
      <ul className={styles.words}>
        {words.map(({ round, word, reason }) => (
          <li key={round}>
            Round {round}: <b lang="en">{word}</b>
            <Reason reason={reason} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
