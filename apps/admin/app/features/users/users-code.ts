export { PersonDialogs } from './person-dialogs.tsx';
