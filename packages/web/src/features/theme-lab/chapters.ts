import type { ComponentType } from 'react';
import { chapterTitles, type SampleSection } from '../../ui/samples/Sample.tsx';

interface SamplesFile {
  section: SampleSection;
  Samples: ComponentType;
}

export type LabSection = Pick<SampleSection, 'id' | 'title' | 'lead'> & {
  files: readonly [path: string, SamplesFile][];
};

const files = Object.entries(
  import.meta.glob<SamplesFile>('../../{ui,domain}/**/*.samples.tsx', { eager: true }),
).sort(([, a], [, b]) => a.section.order - b.section.order);

/** What the lab shows, in its order. */
export const chapters = Object.entries(chapterTitles).map(([id, title]) => ({
  id,
  title,
  sections: sectionsOf(id),
}));

function sectionsOf(chapter: string): LabSection[] {
  const ofChapter = files.filter(([, { section }]) => section.chapter === chapter);
  const byId = Map.groupBy(ofChapter, ([, { section }]) => section.id);
  return [...byId.values()].flatMap((files) => (files[0] ? { ...files[0][1].section, files } : []));
}
