/** A game that goes on, a way in, an invitation or the desk: nothing interrupts them. */
const busyPaths =
  /^\/(jinx\/(dance\/.+|swarm|test)|i|p|r|login|(forgot|reset)-password|farewell|account|admin|data-quality|first-time|(auth-)?test)(\/|$)/;

export const isBusyPath = (pathname: string): boolean => busyPaths.test(pathname);

/** What somebody does who is not to be interrupted yet. */
export const activities = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;
