import type { LinkPreview } from '../../../platform/http/link-preview.ts';
import type { DailyDeps } from '../deps.ts';
import { findPairByCode } from './queries.ts';

/** What the link to a sent pair says before it is opened: who made it, and neither its words nor its note. */
export async function previewPair(
  { db }: Pick<DailyDeps, 'db'>,
  code: string,
): Promise<LinkPreview | undefined> {
  const pair = await findPairByCode(db.read, code);
  if (!pair || pair.ended_at !== null || pair.report_state === 'ended') return undefined;
  return {
    title: `${pair.maker} made a pair for you`,
    description: 'Two words, and one that links them: will you and the bee say the same?',
  };
}
