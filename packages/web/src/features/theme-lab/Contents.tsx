import styles from './Contents.module.css';
import { chapters } from './chapters.ts';
import { tokensId } from './tokens/TokensSection.tsx';

const all = [
  { id: 'the-ground', name: 'The ground', sections: [{ id: tokensId, name: 'Tokens' }] },
  ...chapters,
];

/** Plain anchors; beside the samples where there is room for that. */
export function Contents() {
  return (
    <nav className={styles.contents} aria-label="Theme lab">
      {all.map((chapter) => (
        <div key={chapter.id} className={styles.chapter}>
          <p className={styles.name}>{chapter.name}</p>
          <ul className={styles.links}>
            {chapter.sections.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
