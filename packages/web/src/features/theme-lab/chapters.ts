import type { ComponentType } from 'react';
import { chapterTitles, type SampleSection } from '../../ui/samples/Sample.tsx';

interface SamplesFile {
  section: SampleSection;
  Samples: ComponentType;
}

export interface LabSection extends Pick<SampleSection, 'title' | 'lead'> {
  /** The anchor. */
  id: string;
  files: readonly [path: string, SamplesFile][];
}

const files = Object.entries(
  import.meta.glob<SamplesFile>('../../{ui,domain}/**/*.samples.tsx', { eager: true }),
).sort(([, a], [, b]) => a.section.order - b.section.order);

export const chapters = Object.entries(chapterTitles).map(([id, title]) => ({
  id,
  title,
  sections: sectionsOf(id),
}));

function sectionsOf(chapter: string): LabSection[] {
  const ofChapter = files.filter(([, { section }]) => section.chapter === chapter);
  const byTitle = Map.groupBy(ofChapter, ([, { section }]) => section.title);
  return [...byTitle].map(([title, files]) => {
    const { id = title.toLowerCase().replaceAll(' ', '-'), lead } = files[0]?.[1].section ?? {};
    return { id, title, lead, files };
  });
}
