import { createStore } from '../../../platform/store.ts';

/** Whether the form is open, over whatever screen. */
export const feedbackForm = createStore({ isOpen: false });

export const openFeedback = () => feedbackForm.set({ isOpen: true });
export const closeFeedback = () => feedbackForm.set({ isOpen: false });
