/** The same words wherever counting is explained. */
export const countingExplained =
  'We count which puzzles you play, the words you try and how many rounds it takes, until you say no. PostHog, a counting service, hears of it only after a yes, and never your address. No adverts, nothing sold.';
