import { keptInTab } from '../../platform/kept.ts';
import { newKey } from '../../platform/new-key.ts';

const sent = 'draft.buzz.sent';
/** No key has one in it. */
const between = '\n';

/** The same for the same draft until it has arrived, also after a reload. */
export function keyOfDraft(draft: object): string {
  const written = JSON.stringify(draft);
  const before = keptInTab.read(sent) ?? '';
  if (before.endsWith(between + written)) return before.slice(0, before.indexOf(between));
  const key = newKey();
  keptInTab.write(sent, key + between + written);
  return key;
}

export const forgetDraft = (): void => keptInTab.remove(sent);
