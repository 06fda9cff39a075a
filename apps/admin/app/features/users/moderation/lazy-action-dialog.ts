import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { fetchModeration } from './fetch-moderation.ts';

/** Only for backends with the feature 'standing'. */
export const ActionDialog = lazyComponent(async () => (await fetchModeration()).ActionDialog);
