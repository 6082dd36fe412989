import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from '../../platform/search-params.ts';
import {
  type LookVariant,
  type LookVariantId,
  lookVariants,
  mapLooks,
} from '../../theme/token-sheet.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Segmented } from '../../ui/segmented/Segmented.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { chapters } from './chapters.ts';
import { EditorDock } from './editor/EditorDock.tsx';
import { Section } from './Section.tsx';
import styles from './ThemeLabScreen.module.css';
import { TokensSection, tokensId } from './tokens/TokensSection.tsx';
import { LabContext, useLabState, usePageLook } from './use-lab.ts';

type Shown = LookVariantId | 'all';

const single = lookVariants.map(({ id, name }) => ({ value: id as Shown, name }));
const choices = [...single, { value: 'all' as const, name: 'All four' }];

export function Component() {
  useTitle('Theme lab · Bee Jinx');
  const isWide = useWide();
  const pageLook = usePageLook().id;
  const [selected, setWished] = useState<Shown>();
  const only = useSearchParams()[0].get('only');
  // Follows the page's look by default, and where four don't fit.
  const chosen = selected === undefined || (selected === 'all' && !isWide) ? pageLook : selected;
  const looks = looksFor[chosen];
  return (
    <LabProvider>
      <div
        className={styles.lab}
        data-on-paper
        data-looks={looks.length}
        data-alone={only !== null}
      >
        <header className={styles.head}>
          <h1 className={styles.title} tabIndex={-1}>
            Theme lab
          </h1>
          <p className={styles.lead}>
            Flat fields, one motif. Every token and every component, in each look and state. Press a
            token to change it; the samples follow at once.
          </p>
        </header>
        <div className={styles.bar}>
          <Segmented
            legend="Show the components in"
            choices={isWide ? choices : single}
            chosen={chosen}
            onChoose={(next) => setWished(next)}
          />
        </div>
        {only === null ? <Contents /> : <Link to="/admin/theme-lab">Show everything</Link>}
        <div className={styles.sections}>
          {(only ?? tokensId) === tokensId && <TokensSection />}
          {sectionsOf(only).map((section) => (
            <Section key={section.id} {...section} looks={looks} />
          ))}
        </div>
      </div>
      <EditorDock />
    </LabProvider>
  );
}

function sectionsOf(only: string | null) {
  return chapters.flatMap((chapter) =>
    chapter.sections.filter(({ id }) => only === null || only === id || only === chapter.id),
  );
}

/** Stable references, so that memoised sections don't re-render. */
const looksFor: Record<Shown, readonly LookVariant[]> = {
  all: lookVariants,
  ...mapLooks((look) => [look]),
};

/** Holds the edits. A context of its own, so that a change renders only those who read it. */
function LabProvider({ children }: { children: ReactNode }) {
  return <LabContext value={useLabState()}>{children}</LabContext>;
}

const wide = '(min-width: 900px)';

/** Whether four looks fit side by side. */
function useWide(): boolean {
  return useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(wide).matches,
    () => false,
  );
}

function subscribeToWidth(onChange: () => void): () => void {
  const list = matchMedia(wide);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

const all = [
  { id: 'the-ground', title: 'The ground', sections: [{ id: tokensId, title: 'Tokens' }] },
  ...chapters,
];

function Contents() {
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
