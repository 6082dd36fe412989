import { createStore } from '../../platform/store.ts';

/** The path of the screen over which the form is open. */
export const feedbackOpenPath = createStore<string | undefined>(undefined);

export const openFeedback = () => feedbackOpenPath.set(location.pathname);
export const closeFeedback = () => feedbackOpenPath.set(undefined);
