import { countCharacters } from '@bee-jinx/game';

export type FeedbackKind = 'idea' | 'bug' | 'praise' | 'other';

export const maxFeedbackCharacters = 2000;

export interface FeedbackDraft {
  kind: FeedbackKind;
  text: string;
  contact: string;
  screenshot: File | undefined;
}

export const emptyDraft: FeedbackDraft = {
  kind: 'idea',
  text: '',
  contact: '',
  screenshot: undefined,
};

interface Place {
  screen: string;
  version: string;
}

export interface Feedback extends Place {
  kind: FeedbackKind;
  text: string;
  contact?: string;
  screenshot?: File;
}

export function textFault(text: string): string | undefined {
  if (text.trim() === '') return 'Write a few words first.';
  if (countCharacters(text.trim()) > maxFeedbackCharacters)
    return 'That’s too long. Could you shorten it?';
  return undefined;
}

export function toFeedback(draft: FeedbackDraft, place: Place): Feedback {
  const contact = draft.contact.trim();
  return {
    kind: draft.kind,
    text: draft.text.trim(),
    ...(contact !== '' && { contact }),
    ...(draft.screenshot && { screenshot: draft.screenshot }),
    screen: place.screen,
    version: place.version,
  };
}
