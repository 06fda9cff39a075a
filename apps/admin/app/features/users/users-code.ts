export { PersonDialogs } from './person-dialogs.tsx';
export { SuspendedFilter } from './list/suspended-filter.tsx';
