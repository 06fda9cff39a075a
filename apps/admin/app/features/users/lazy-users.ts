import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';

const fetchCode = () => import('./users-code.ts');

export const PersonDialogs = lazyComponent(async () => (await fetchCode()).PersonDialogs);
