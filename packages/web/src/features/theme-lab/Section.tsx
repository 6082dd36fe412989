import { memo } from 'react';
import type { LookVariant } from '../../theme/token-sheet.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { Link } from '../../ui/link/Link.tsx';
import type { LabSection } from './chapters.ts';
import { Scope } from './Scope.tsx';
import styles from './Section.module.css';

interface SectionProps extends LabSection {
  looks: readonly LookVariant[];
}

export const Section = memo(({ id, title, lead, files, looks }: SectionProps) => (
  <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
    <LabSectionHead id={id} title={title} lead={lead} />
    <div className={styles.looks} data-count={looks.length}>
      {looks.map((look) => (
        <Scope key={look.id} look={look} hasName={looks.length > 1}>
          <div className={styles.samples}>
            {files.map(([path, { Samples }]) => (
              <Samples key={path} />
            ))}
          </div>
        </Scope>
      ))}
    </div>
  </section>
));

export function LabSectionHead({ id, title, lead }: Omit<LabSection, 'files'>) {
  return (
    <div className={styles.head}>
      <h2 id={`${id}-heading`} className={styles.name}>
        {title}
      </h2>
      <p className={styles.lead}>{lead}</p>
      <Link to={`?only=${id}`} className={styles.alone}>
        Alone<VisuallyHidden>: {title}</VisuallyHidden>
      </Link>
    </div>
  );
}
