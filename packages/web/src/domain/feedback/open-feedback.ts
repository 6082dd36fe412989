import { createStore } from '../../platform/store.ts';

export const feedbackOpenPath = createStore<string | undefined>(undefined);

export const openFeedback = () => feedbackOpenPath.set(location.pathname);
export const closeFeedback = () => feedbackOpenPath.set(undefined);
