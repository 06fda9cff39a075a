import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { fetchStanding } from './fetch-standing.ts';

/** Only for backends with the feature 'standing'. */
export const ActionDialog = lazyComponent(async () => (await fetchStanding()).ActionDialog);
