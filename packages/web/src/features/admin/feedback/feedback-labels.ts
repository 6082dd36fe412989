import type { Feedback } from '@bee-jinx/contract/browser';

export const feedbackStates = ['open', 'answered', 'closed'] as const;

export const feedbackStateLabels: Record<Feedback['state'] | 'all', string> = {
  all: 'All',
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
};

export const feedbackStateLooks = { open: 'honey', answered: 'leaf', closed: 'comb' } as const;

export const feedbackKindLabels: Record<Feedback['kind'] | 'all', string> = {
  all: 'All',
  idea: 'Idea',
  bug: 'Bug',
  praise: 'Praise',
  other: 'Other',
};
