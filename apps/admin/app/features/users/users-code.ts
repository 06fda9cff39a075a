export { PersonDialogs } from './person-dialogs.tsx';
export { SuspendedFilter } from './suspended-filter.tsx';
