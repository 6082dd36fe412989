import { createStore } from '../../../platform/store.ts';

/** The path of the screen over which the form is open. */
export const feedbackForm = createStore<string | undefined>(undefined);

export const openFeedback = () => feedbackForm.set(location.pathname);
export const closeFeedback = () => feedbackForm.set(undefined);
