import { type ReactNode, useRef } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Sample.module.css';

/** The theme lab's chapters, in the order of its page. */
export const chapterTitles = {
  'the-bee': 'The bee',
  'the-game': 'The game',
  controls: 'Controls',
  signs: 'Signs',
  figures: 'Figures',
  'over-the-page': 'Over the page',
  'the-rest': 'The rest',
} as const;

/**
 * Where the theme lab shows the samples of a `*.samples.tsx` file, which exports this as `section` and a
 * component named `Samples`.
 */
export interface SampleSection {
  chapter: keyof typeof chapterTitles;
  /** Among the sections of its chapter. Samples with the same title follow each other in one section. */
  order: number;
  title: string;
  /** The anchor, unless it is the title with hyphens. */
  id?: string;
  lead?: string | undefined;
}

interface SampleProps {
  name: string;
  note?: string | undefined;
  ground?: 'paper' | 'stage' | 'guest';
  isRow?: boolean;
  isWide?: boolean;
  /** Offers to focus it, so that its ring can be seen without a keyboard. */
  canFocus?: boolean;
  children: ReactNode;
}

export function Sample({
  name,
  note,
  ground = 'paper',
  isRow = false,
  isWide = false,
  canFocus = false,
  children,
}: SampleProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <figure className={styles.sample} data-wide={isWide}>
      <figcaption className={styles.caption}>
        <span className={styles.name}>{name}</span>
        {note !== undefined && <span>{note}</span>}
        {canFocus && (
          <button type="button" className={styles.focus} onClick={() => focusFirst(box.current)}>
            Focus<VisuallyHidden> {name}</VisuallyHidden>
          </button>
        )}
      </figcaption>
      <div ref={box} className={styles.ground} data-ground={ground} data-row={isRow}>
        {children}
      </div>
    </figure>
  );
}

function focusFirst(box: HTMLElement | null): void {
  const first = box?.querySelector<HTMLElement>('button, a, input, textarea, [tabindex="0"]');
  first?.focus({ focusVisible: true } as FocusOptions);
}
