import { type ComponentType, memo } from 'react';
import type { LookVariant } from '../../theme/token-sheet.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Scope } from './Scope.tsx';
import styles from './Section.module.css';

interface LabSection {
  /** Also the anchor. */
  id: string;
  name: string;
  /** What to know about it, in a sentence. */
  lead?: string;
  Samples: ComponentType;
}

export interface LabChapter {
  id: string;
  name: string;
  sections: LabSection[];
}

interface SectionProps extends LabSection {
  looks: readonly LookVariant[];
}

/** One component in all its states, in each of the looks. */
export const Section = memo(({ id, name, lead, Samples, looks }: SectionProps) => (
  <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
    <LabSectionHead id={id} name={name} lead={lead} />
    <div className={styles.looks} data-count={looks.length}>
      {looks.map((look) => (
        <Scope key={look.id} look={look} hasName={looks.length > 1}>
          <div className={styles.samples}>
            <Samples />
          </div>
        </Scope>
      ))}
    </div>
  </section>
));

interface LabSectionHeadProps {
  id: string;
  name: string;
  lead?: string | undefined;
}

export function LabSectionHead({ id, name, lead }: LabSectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={`${id}-heading`} className={styles.name}>
        {name}
      </h2>
      <p className={styles.lead}>{lead}</p>
      <Link to={`?only=${id}`} className={styles.alone}>
        Alone<VisuallyHidden>: {name}</VisuallyHidden>
      </Link>
    </div>
  );
}
