import styles from './Contents.module.css';
import { chapters } from './chapters.ts';
import { tokensId } from './tokens/TokensSection.tsx';

const all = [
  { id: 'the-ground', title: 'The ground', sections: [{ id: tokensId, title: 'Tokens' }] },
  ...chapters,
];

/** Plain anchors; beside the samples where there is room for that. */
export function Contents() {
  return (
    <nav className={styles.contents} aria-label="Theme lab">
      {all.map((chapter) => (
        <div key={chapter.id} className={styles.chapter}>
          <p className={styles.name}>{chapter.title}</p>
          <ul className={styles.links}>
            {chapter.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
