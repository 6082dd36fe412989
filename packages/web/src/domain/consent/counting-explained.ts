const counted = 'which puzzles you play, the words you try and how many rounds it takes';
const noAdverts = 'No adverts, nothing sold.';

/**
 * Before an answer; the same words in the question and in the settings. Whether the server has a provider is not asked for before
 * a yes, and a yes counts for one that is set up later: so it is always named.
 */
export const countingExplained = `We count ${counted}, unless you say no. After a yes, PostHog, a counting service, hears of it too where this server uses it, but never your address. ${noAdverts}`;

interface CountingState {
  isCounted: boolean;
  hasAnswered: boolean;
}

/** What is counted now; stands beside the switch. */
export function explainCounting({ isCounted, hasAnswered }: CountingState): string {
  if (isCounted && !hasAnswered) return countingExplained;
  if (isCounted)
    return `We count ${counted}. PostHog, a counting service, hears of it too where this server uses it, but never your address. ${noAdverts}`;
  if (hasAnswered)
    return `Nothing is counted. Switched on, we would count ${counted}. ${noAdverts}`;
  return `Nothing is counted, because your browser asks for that. Switched on, we would count ${counted}. ${noAdverts}`;
}
